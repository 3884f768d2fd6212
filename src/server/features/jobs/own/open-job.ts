import { mostScheduledDays } from '#contracts/jobs/publishing-figures.ts'
import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError, notFound } from '#server/errors.ts'
import { type JobRow, lockJob, updateJobOpen } from '#server/features/jobs/jobs.queries.ts'
import { claimJobSlot } from '#server/features/plans/plans.service.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'

/** The end of a job that is listed from `start` on. */
export async function expiryFrom(db: Db, start: Date): Promise<Date> {
  return new Date(start.getTime() + (await readSetting(db, 'job_open_days')) * DAY)
}

/** The job, locked. Throws not_found when it was deleted meanwhile. */
export async function requireStanding(tx: Db, id: number): Promise<JobRow> {
  const job = await lockJob(tx, id)
  if (!job || job.deletedAt) throw notFound('job')
  return job
}

/** Throws validation_failed for a time that has passed or is too far away. */
export function requireOpeningTime(opensAt: Date | null, now: Date): void {
  if (opensAt === null) return
  const days = (opensAt.getTime() - now.getTime()) / DAY
  if (days > 0 && days <= mostScheduledDays) return
  throw new AppError('validation_failed', {
    fields: {
      opensAt:
        days > 0
          ? `Elige una fecha de los próximos ${mostScheduledDays} días`
          : 'Elige una fecha y una hora que no hayan pasado',
    },
  })
}

/**
 * Opens a closed, locked job within the plan's limit. The first opening publishes it; an expired job gets a new term. Throws
 * plan_limit_reached or premium_required.
 */
export async function openJob(tx: Db, job: JobRow, now: Date): Promise<void> {
  await claimJobSlot(tx, job.companyId, job, now)
  const needsTerm = job.expiresAt === null || job.expiresAt <= now
  await updateJobOpen(tx, job.id, {
    isOpen: true,
    opensAt: null,
    updatedAt: now,
    ...(needsTerm ? { expiresAt: await expiryFrom(tx, now) } : {}),
    ...(job.expiresAt === null ? { publishedAt: now } : {}),
  })
}
