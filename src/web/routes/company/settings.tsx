import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { verificationsContract } from '#contracts/verifications/verifications.contract.ts'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { CareersSection } from '#web/features/companies/settings/careers-section.tsx'
import { CompanySettings } from '#web/features/companies/settings/company-settings.tsx'
import { WorkplaceSection } from '#web/features/companies/workplace/workplace-section.tsx'
import { personalApi, siteContext } from '#web/lib/api-context.ts'
import { requireCompanyOwner } from '#web/lib/require-user.ts'
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
      <CompanySettings company={company} verification={verification} />
      <WorkplaceSection />
      <CareersSection company={company} publicUrl={publicUrl} />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
