import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { ownAccountContract } from '#contracts/accounts/own-account.contract.ts'
import { AccountSettings } from '#web/features/accounts/settings/account-settings.tsx'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { RucCard } from '#web/features/companies/panel/ruc-card.tsx'
import { PhotoCard } from '#web/features/photos/photo-card.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
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
          <PhotoCard kind="logo" name={company.name} src={null} />
          <RucCard company={company} />
        </AccountSettings>
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
