import { ownFeeds } from '#domain/jobs/own-jobs.address.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notifyCompanyPeople } from '#server/features/notifications/company-notices.service.ts'
import type { Notice } from '#server/features/notifications/notifications.service.ts'
import { adsArchived, closingsWait, feedPaused } from './feed-notices.words.ts'
import type { FeedRow } from './feeds.queries.ts'

type TellDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** Who set up the import hears, or the owner if that person works there no more. */
const tell = (
  deps: TellDeps,
  tx: Db,
  { companyId, createdBy }: FeedRow,
  news: Omit<Notice, 'userId' | 'type' | 'by'>,
): Promise<void> =>
  notifyCompanyPeople(deps, tx, { companyId, among: [createdBy] }, { ...news, type: 'system', by: null })

/** The feed failed several times in a row, so it is read no more. */
export const tellOfPause = (deps: TellDeps, tx: Db, feed: FeedRow, problem: string): Promise<void> =>
  tell(deps, tx, feed, { ...feedPaused(feed, problem), link: ownFeeds })

/** Too many ads are gone from the feed at once. */
export const tellOfWaiting = (deps: TellDeps, tx: Db, feed: FeedRow, count: number): Promise<void> =>
  tell(deps, tx, feed, { ...closingsWait(feed, count), link: ownFeeds })

/** Ads that are gone from the feed were archived. */
export const tellOfClosings = (deps: TellDeps, tx: Db, feed: FeedRow, count: number): Promise<void> =>
  tell(deps, tx, feed, { ...adsArchived(count), link: '/company-dashboard/empleos?estado=archivados' })
