import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { coachPlanContract } from '#contracts/coach/plan.contract.ts'
import { PlanView } from '#web/features/coach/plan/plan-view.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return args.context.get(personalApi).call(coachPlanContract.plan, {})
}

export const meta: MetaFunction = () => [{ title: 'Plan de la semana · Qhatu' }]

/** What can be done this week. */
export default function CoachPlan() {
  return <PlanView plan={useLoaderData<typeof loader>()} />
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
