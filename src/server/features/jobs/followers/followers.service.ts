import { authorName } from '#domain/companies/key.words.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import {
  nameOfPerson,
  namesOfPeople,
  peopleOfCompany,
} from '#server/features/accounts/membership/membership.service.ts'
import type { OwnJob } from '#server/features/jobs/jobs.policy.ts'
import { notifyCompanyPeople } from '#server/features/notifications/company-notices.service.ts'
import type { Notice } from '#server/features/notifications/notifications.service.ts'
import {
  deleteFollower,
  findPublisher,
  insertFollower,
  listFollowerIds,
  listFollowers,
} from './followers.queries.ts'

/**
 * Notifies those of the company who follow a job, or one of several, and whom it concerns besides; its owner if there is
 * nobody.
 */
export async function notifyFollowers(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  {
    companyId,
    jobId,
    also = [],
  }: { companyId: number; jobId: number | readonly number[]; also?: readonly number[] },
  news: Omit<Notice, 'userId'>,
): Promise<void> {
  const among = [...(await listFollowerIds(tx, [jobId].flat())), ...also]
  await notifyCompanyPeople(deps, tx, { companyId, among }, news)
}

/** Who follows a job of the caller, whether the caller does, and who published it. */
export async function readFollowers(db: Db, { userId }: CompanyActor, { job }: OwnJob) {
  const [all, people, publisher] = await Promise.all([
    listFollowers(db, job.id),
    peopleOfCompany(db, job.companyId),
    findPublisher(db, job.id),
  ])
  const rows = all.filter((row) => people.includes(row.userId))
  return {
    isFollowing: rows.some((row) => row.userId === userId),
    followers: rows.map((row) => ({ name: nameOfPerson(row), isMe: row.userId === userId })),
    publishedBy: authorName(publisher, await namesOfPeople(db, [publisher.userId])),
  }
}

/** The caller hears of the job from now on. Repeating it changes nothing. */
export const followJob = (
  deps: Pick<Deps, 'pool' | 'clock'>,
  { userId }: CompanyActor,
  { job }: OwnJob,
): Promise<void> =>
  transaction(deps, (tx) => insertFollower(tx, { jobId: job.id, userId, since: deps.clock.now() }))

/** The caller hears no more of it. */
export const unfollowJob = (
  deps: Pick<Deps, 'pool'>,
  { userId }: CompanyActor,
  { job }: OwnJob,
): Promise<void> => transaction(deps, (tx) => deleteFollower(tx, job.id, userId))
