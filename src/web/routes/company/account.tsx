import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ownAccountContract } from '#contracts/accounts/own-account.contract.ts'
import { ownWebhooks } from '#domain/webhooks/webhooks.address.ts'
import { AccountSettings } from '#web/features/accounts/settings/account-settings.tsx'
import { SettingRow } from '#web/features/accounts/settings/setting-row.tsx'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { RucCard } from '#web/features/companies/panel/ruc-card.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  const api = args.context.get(personalApi)
  const [account, sessions] = await Promise.all([
    api.call(ownAccountContract.read, {}),
    // The page works without them; their card shows the error and retries.
    api.call(ownAccountContract.sessions, {}).catch(() => null),
  ])
  return { account, sessions }
}

export const meta: MetaFunction = () => [{ title: 'Cuenta · Qhatu' }]

/** The account of a company: access, sessions, data and deletion. */
export default function CompanyAccount() {
  const own = useLoaderData<typeof loader>()
  const { company } = useCompanyPanel()
  return (
    <>
      <h1 className="mb-5">Cuenta</h1>
      <div className="grid max-w-[52rem] gap-4">
        <AccountSettings owner="company" {...own}>
          <RucCard company={company} />
          <Card title="Webhooks">
            <SettingRow
              title="Conecta tu sistema"
              action={
                <LinkButton to={ownWebhooks} variant="secondary" size="sm">
                  Configurar
                </LinkButton>
              }
            >
              Recibe cada postulación en tu propio sistema de selección.
            </SettingRow>
          </Card>
        </AccountSettings>
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
