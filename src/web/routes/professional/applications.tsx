import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { ApplicationList } from '#web/features/applications/sent/application-list.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Postulaciones · Qhatu' }]

/** Every application of the professional. */
export default function Applications() {
  const { applications } = useProfessionalPanel()
  return (
    <>
      <h1 className="mb-5">Postulaciones</h1>
      <ApplicationList {...applications} />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
