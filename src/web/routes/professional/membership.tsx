import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { documentsContract } from '#contracts/plans/documents.contract.ts'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { PanelMembership } from '#web/features/plans/panel-membership.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  const api = args.context.get(personalApi)
  const [payments, notes, payer] = await Promise.all([
    api.call(plansContract.payments, {}),
    api.call(documentsContract.notes, {}),
    api.call(documentsContract.payer, {}),
  ])
  return { payments, notes, payer }
}

export const meta: MetaFunction = () => [{ title: 'Membresía · Qhatu' }]

/** The plan, until when it is valid, and every receipt. */
export default function Membership() {
  const { payments, notes, payer } = useLoaderData<typeof loader>()
  const { professional } = useProfessionalPanel()
  return (
    <PanelMembership
      own={{ kind: 'professional', professional }}
      payments={payments}
      notes={notes}
      payer={payer}
      head={<h1 className="mb-5">Membresía</h1>}
    />
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
