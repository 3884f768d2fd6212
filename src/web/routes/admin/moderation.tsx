import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { type AdminRole, may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { heldAdsContract } from '#contracts/admin/held-ads.contract.ts'
import { moderationQueues, type ModerationQueue as Queue } from '#contracts/admin/moderation-vocabulary.ts'
import { kinds } from '#web/features/admin/moderation/kinds.ts'
import { moderationHref, readModerationSearch } from '#web/features/admin/moderation/moderation.address.ts'
import { readId } from '#web/features/admin/list.address.ts'
import { ModerationQueue } from '#web/features/admin/moderation/moderation-queue.tsx'
import { QueueFilters } from '#web/features/admin/moderation/queue-filters.tsx'
import { loadQueue, useTotals } from '#web/features/admin/moderation/queue.resource.ts'
import { HeldAds } from '#web/features/admin/moderation/held-ads.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import { PanelError } from '#web/routes/panel-error.tsx'

export const meta = () => unlistedMeta('Moderación')

export const ErrorBoundary = () => <PanelError home="/admin" />

const waiting = { status: 'pending', q: '' } as const

export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const query = readModerationSearch(url.searchParams)
  const [{ ads }, { admin }] = await Promise.all([
    api.call(heldAdsContract.heldAds, {}),
    api.call(adminContract.adminSession, {}),
  ])
  const role = admin?.role ?? 'analyst'
  const queues = moderationQueues.filter((queue) => mayRead(role, queue))
  const tab = query.tab === 'jobs' || queues.includes(query.tab) ? query.tab : 'services'
  const [pages, filtered] = await Promise.all([
    Promise.all(queues.map(async (queue) => ({ queue, page: await loadQueue(api, queue, waiting) }))),
    tab === 'jobs' ? null : loadQueue(api, tab, query),
  ])
  const firstId = readId(url.searchParams, 'id')
  return { query: { ...query, tab }, pages, filtered, ads, firstId, role }
}

/** Messages are private: only who decides about them reads them. */
const mayRead = (role: AdminRole, queue: Queue): boolean =>
  queue !== 'messages' || may(role, 'decide-content')

/** What waits for a look: each queue, and held ads. The counts are read again with the queues. */
export default function Moderation() {
  const { query, pages, filtered, ads, firstId, role } = useLoaderData<typeof loader>()
  const totals = useTotals(pages, waiting)
  const { tab } = query
  const tabOf = (queue: Queue) => ({
    label: kinds[queue].name,
    count: totals.get(queue) ?? 0,
    to: moderationHref({ tab: queue }),
    current: tab === queue,
  })
  const held = {
    label: 'Avisos',
    count: ads.length,
    to: moderationHref({ tab: 'jobs' }),
    current: tab === 'jobs',
  }
  const [services, cv, ...others] = pages.map(({ queue }) => tabOf(queue))
  return (
    <>
      <h1 className="mb-4">Moderación</h1>
      <LinkTabs label="Qué se modera" tabs={[services!, cv!, held, ...others]} />
      <div className="grid gap-5 pt-5">
        {tab === 'jobs' || filtered === null ? (
          <HeldAds ads={ads} />
        ) : (
          <>
            <QueueFilters query={query} />
            <ModerationQueue
              key={`${moderationHref(query)} ${firstId}`}
              queue={tab}
              query={query}
              loaded={filtered}
              mayDecide={may(role, 'decide-content')}
              firstId={firstId}
            />
          </>
        )}
      </div>
    </>
  )
}
