import ExternalLink from 'lucide-react/icons/external-link'
import Users from 'lucide-react/icons/users'
import Webhook from 'lucide-react/icons/webhook'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { verificationsContract } from '#contracts/verifications/verifications.contract.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { ownTeam } from '#domain/companies/team.address.ts'
import { ownWebhooks } from '#domain/webhooks/webhooks.address.ts'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { CompanySettings } from '#web/features/companies/settings/company-settings.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireCompanyOwner } from '#web/lib/require-user.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireCompanyOwner(args)
  const api = args.context.get(personalApi)
  // The page works without it; its section shows the error and retries.
  return { verification: await api.call(verificationsContract.read, {}).catch(() => null) }
}

export const meta: MetaFunction = () => [{ title: 'Configuración · Qhatu' }]

/** What a company says of itself, its RUC and its verification. */
export default function CompanySettingsPage() {
  const { verification } = useLoaderData<typeof loader>()
  const { company } = useCompanyPanel()
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1>Configuración</h1>
        <div className="flex flex-wrap gap-2">
          <LinkButton to={ownTeam} variant="quiet" size="sm">
            <Users className="icon" />
            Equipo
          </LinkButton>
          <LinkButton to={ownWebhooks} variant="quiet" size="sm">
            <Webhook className="icon" />
            Webhooks
          </LinkButton>
          <LinkButton to={companyHref(company.id)} variant="quiet" size="sm" target="_blank">
            <ExternalLink className="icon" />
            Ver tu página pública
          </LinkButton>
        </div>
      </div>
      <CompanySettings company={company} verification={verification} />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
