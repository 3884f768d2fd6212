import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { CompanyInterviews } from '#web/features/interviews/company-interviews.tsx'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Entrevistas · Qhatu' }]

/** The interviews of the company with its candidates. */
export default function Interviews() {
  return (
    <>
      <h1 className="mb-5">Entrevistas</h1>
      <div className="max-w-[60rem]">
        <CompanyInterviews />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
