import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { may } from '#contracts/admin/admin-vocabulary.ts'
import { adminContract } from '#contracts/admin/admin.contract.ts'
import { heldAdsContract } from '#contracts/admin/held-ads.contract.ts'
import {
  MODERATION_PATH,
  moderationHref,
  readModerationSearch,
} from '#web/features/admin/moderation/moderation.address.ts'
import { readId } from '#web/features/admin/list.address.ts'
import { ModerationQueue } from '#web/features/admin/moderation/moderation-queue.tsx'
import { QueueFilters } from '#web/features/admin/moderation/queue-filters.tsx'
import { loadQueue, useQueue } from '#web/features/admin/moderation/queue.resource.ts'
import { HeldAds } from '#web/features/jobs/holds/held-ads.tsx'
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
  const [services, cv, filtered, { ads }, { admin }] = await Promise.all([
    loadQueue(api, 'services', waiting),
    loadQueue(api, 'cv', waiting),
    query.tab === 'jobs' ? null : loadQueue(api, query.tab, query),
    api.call(heldAdsContract.heldAds, {}),
    api.call(adminContract.adminSession, {}),
  ])
  const firstId = readId(url.searchParams, 'id')
  return { query, services, cv, filtered, ads, firstId, role: admin?.role ?? 'analyst' }
}

/** What waits for a look: services, CVs and held ads. The counts are read again with the queues. */
export default function Moderation() {
  const { query, filtered, ads, firstId, role, ...loaded } = useLoaderData<typeof loader>()
  const services = useQueue('services', waiting, loaded.services).data
  const cv = useQueue('cv', waiting, loaded.cv).data
  const { tab } = query
  return (
    <>
      <h1 className="mb-4">Moderación</h1>
      <LinkTabs
        label="Qué se modera"
        tabs={[
          { label: 'Servicios', count: services.total, to: MODERATION_PATH, current: tab === 'services' },
          { label: 'CV', count: cv.total, to: moderationHref({ tab: 'cv' }), current: tab === 'cv' },
          {
            label: 'Avisos',
            count: ads.length,
            to: moderationHref({ tab: 'jobs' }),
            current: tab === 'jobs',
          },
        ]}
      />
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
