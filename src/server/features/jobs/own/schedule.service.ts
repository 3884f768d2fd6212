import { formatDate } from '#domain/time/dates.ts'
import { DAY } from '#domain/time/durations.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { announceChange } from '#server/features/jobs/announce-job.ts'
import type { OwnJob } from '#server/features/jobs/jobs.policy.ts'
import { type JobRow, listCompanyJobs, lockJob, type OwnJobRow } from '#server/features/jobs/jobs.queries.ts'
import { requireConfirmedEmail } from '#server/features/plans/confirmed-email.service.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import { tellNotOpened, tellOpened } from './notify-schedule.ts'
import { openJob, requireOpeningTime, requireStanding } from './open-job.ts'
import { hasConfirmedOwner, listDue, updateEnd, updateSchedule } from './schedule.queries.ts'

type ScheduleDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/** Says when a closed job opens by itself, or that it does not. Throws conflict for an open one. */
export async function setSchedule(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { job }: OwnJob,
  opensAt: Date | null,
): Promise<OwnJobRow> {
  requireOpeningTime(opensAt, deps.clock.now())
  return transaction(deps, async (tx) => {
    const { isOpen } = await requireStanding(tx, job.id)
    if (isOpen) throw new AppError('conflict', { message: 'Este aviso ya está publicado.' })
    await updateSchedule(tx, job.id, opensAt)
    return rowOf(tx, job)
  })
}

/** Adds the usual term to the end of an open job. Throws conflict for a closed one, and for one that has a whole term left. */
export async function extendJob(deps: Pick<Deps, 'pool' | 'clock'>, { job }: OwnJob): Promise<OwnJobRow> {
  const now = deps.clock.now()
  return transaction(deps, async (tx) => {
    const { isOpen, expiresAt } = await requireStanding(tx, job.id)
    if (!isOpen || expiresAt === null)
      throw new AppError('conflict', {
        message: 'Este aviso está cerrado. Reactívalo para volver a publicarlo.',
      })
    const term = (await readSetting(tx, 'job_open_days')) * DAY
    if (expiresAt.getTime() - now.getTime() > term)
      throw new AppError('conflict', {
        message: `Este aviso ya está extendido: termina el ${formatDate(expiresAt)}. Puedes volver a extenderlo cuando le queden ${term / DAY} días.`,
      })
    await updateEnd(tx, job.id, new Date(expiresAt.getTime() + term), now)
    await notifyChange(tx, 'jobs')
    return rowOf(tx, job)
  })
}

async function rowOf(tx: Db, { id, companyId }: Pick<JobRow, 'id' | 'companyId'>): Promise<OwnJobRow> {
  const [row] = await listCompanyJobs(tx, { companyId, id })
  return row!
}

/** How many open in one run; the next one continues. */
const batch = 200

/** Opens the jobs whose time has come, each in a commit of its own. Scheduled. */
export async function openScheduledJobs(deps: ScheduleDeps): Promise<void> {
  for (const id of await listDue(deps.db, deps.clock.now(), batch))
    await transaction(deps, (tx) => openDue(deps, tx, id))
}

/** What its company cannot publish now stays closed, and its people hear why. */
async function openDue(deps: ScheduleDeps, tx: Db, id: number): Promise<void> {
  const now = deps.clock.now()
  const job = await lockJob(tx, id)
  if (!job || job.deletedAt || job.isOpen || job.opensAt === null || job.opensAt > now) return
  try {
    const emailConfirmed = await hasConfirmedOwner(tx, job.companyId)
    await requireConfirmedEmail({ db: tx }, { emailConfirmed })
    await openJob(tx, job, now)
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    await updateSchedule(tx, id, null)
    await tellNotOpened(deps, tx, job, error.message)
    return
  }
  await notifyChange(tx, 'jobs')
  await announceChange(deps, tx, job, { wasListed: false })
  if (!job.isHeld && !job.takenDownAt) await tellOpened(deps, tx, job)
}
