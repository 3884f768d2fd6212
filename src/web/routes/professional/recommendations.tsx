import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Recommendations } from '#web/features/matching/recommendations.tsx'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Empleos para ti · Qhatu' }]

/** The recommended jobs. */
export default function RecommendedJobs() {
  return (
    <>
      <h1 className="mb-5">Empleos para ti</h1>
      <Recommendations />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
