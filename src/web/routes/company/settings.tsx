import ExternalLink from 'lucide-react/icons/external-link'
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { verificationsContract } from '#contracts/verifications/verifications.contract.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { CareersSection } from '#web/features/companies/settings/careers-section.tsx'
import { CompanySettings } from '#web/features/companies/settings/company-settings.tsx'
import { SettingsHead } from '#web/features/companies/settings/settings-head.tsx'
import { personalApi, siteContext } from '#web/lib/api-context.ts'
import { requireCompanyOwner } from '#web/lib/require-user.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireCompanyOwner(args)
  const api = args.context.get(personalApi)
  // The page works without it; its section shows the error and retries.
  return {
    verification: await api.call(verificationsContract.read, {}).catch(() => null),
    publicUrl: args.context.get(siteContext).publicUrl,
  }
}

export const meta: MetaFunction = () => [{ title: 'Configuración · Qhatu' }]

/** What a company says of itself, its RUC and its verification. */
export default function CompanySettingsPage() {
  const { verification, publicUrl } = useLoaderData<typeof loader>()
  const { company } = useCompanyPanel()
  return (
    <>
      <SettingsHead at="company">
        <LinkButton to={companyHref(company.id)} variant="quiet" size="sm" target="_blank">
          <ExternalLink className="icon" />
          Ver tu página pública
        </LinkButton>
      </SettingsHead>
      <CompanySettings company={company} verification={verification} />
      <CareersSection company={company} publicUrl={publicUrl} />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
