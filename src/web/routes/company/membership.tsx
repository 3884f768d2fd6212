import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { documentsContract } from '#contracts/plans/documents.contract.ts'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { useCompanyPanel } from '#web/features/companies/panel/company-panel.ts'
import { SettingsHead } from '#web/features/companies/settings/settings-head.tsx'
import { PanelMembership } from '#web/features/plans/panel-membership.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireCompanyOwner } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireCompanyOwner(args)
  const api = args.context.get(personalApi)
  const [payments, notes, payer] = await Promise.all([
    api.call(plansContract.payments, {}),
    api.call(documentsContract.notes, {}),
    api.call(documentsContract.payer, {}),
  ])
  return { payments, notes, payer }
}

export const meta: MetaFunction = () => [{ title: 'Facturación · Qhatu' }]

/** The plan with what it gives, its term and what follows, in whose name receipts are, and every payment. */
export default function Membership() {
  const { payments, notes, payer } = useLoaderData<typeof loader>()
  const { company } = useCompanyPanel()
  return (
    <PanelMembership
      own={{ kind: 'company', company }}
      payments={payments}
      notes={notes}
      payer={payer}
      head={<SettingsHead at="billing" />}
    />
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
