import { type LoaderFunctionArgs, type MetaFunction, useSearchParams } from 'react-router'
import { openBriefsHref, ownProposalsHref } from '#web/features/briefs/brief.address.ts'
import { OpenBriefList } from '#web/features/briefs/open-brief-list.tsx'
import { OwnProposalList } from '#web/features/briefs/own-proposal-list.tsx'
import { requireUser } from '#web/lib/require-user.ts'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export { unlessOnlySearch as shouldRevalidate } from '#web/lib/unless-only-search.ts'

export const meta: MetaFunction = () => [{ title: 'Requerimientos · Qhatu' }]

/** What companies need, and what the professional proposed. */
export default function OpenBriefs() {
  const isOwn = useSearchParams()[0].get('ver') === 'propuestas'
  return (
    <>
      <h1 className="mb-3">Requerimientos</h1>
      <div className="mb-5">
        <LinkTabs
          label="Requerimientos"
          tabs={[
            { label: 'Abiertos', to: openBriefsHref, current: !isOwn },
            { label: 'Mis propuestas', to: ownProposalsHref, current: isOwn },
          ]}
        />
      </div>
      {isOwn ? <OwnProposalList /> : <OpenBriefList />}
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
