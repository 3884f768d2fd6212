import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { NewBriefLink, OwnBriefList } from '#web/features/briefs/own-brief-list.tsx'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'company')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Lo que necesitas · Qhatu' }]

/** What the company needs of professionals: its briefs. */
export default function Briefs() {
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h1>Lo que necesitas</h1>
        <NewBriefLink />
      </div>
      <OwnBriefList />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/company-dashboard" />
}
