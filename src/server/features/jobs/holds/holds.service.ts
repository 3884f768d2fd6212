import { type ProofCode, proofCodes } from '#contracts/jobs/holds-vocabulary.ts'
import { holdKeys, type HoldReason, readAdReasons, withoutAllowed } from '#domain/jobs/wording/holds.ts'
import { DAY } from '#domain/time/durations.ts'
import { jobHref, editJobHref } from '#domain/jobs/jobs.address.ts'
import { notifyChange } from '#server/db/changes.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { lockPublisher } from '#server/features/companies/companies.service.ts'
import { notify } from '#server/features/notifications/notifications.service.ts'
import { readSetting } from '#server/features/settings/settings.service.ts'
import type { AdminActor } from '#server/actor.ts'
import {
  findHold,
  hasPassed,
  keepHold,
  listHeld,
  listHeldOf,
  releaseHold,
  updateHold,
} from './holds.queries.ts'
import type { OwnJob } from '#server/features/jobs/jobs.policy.ts'
import { type JobRow, lockJob } from '#server/features/jobs/jobs.queries.ts'

type HoldDeps = Pick<Deps, 'pool' | 'clock' | 'config' | 'queue'>

const isProof = (code: HoldReason['code']) => proofCodes.some((known) => known === code)

/** The current reasons against an ad. Missing proofs of its company count until one ad has passed. */
async function reasonsAgainst(
  tx: Db,
  job: JobRow,
  missing: readonly ProofCode[],
  before: readonly HoldReason[] | null,
): Promise<HoldReason[]> {
  const { title, description, requirements, benefits, salaryText: salaryRange } = job
  const textReasons = readAdReasons({ title, description, requirements, benefits, salaryRange })
  // An ad that passed once is judged by its text alone.
  const hasNotPassed = job.isHeld && (before === null || before.some(({ code }) => isProof(code)))
  const isFirst = missing.length > 0 && hasNotPassed && !(await hasPassed(tx, job.companyId, job.id))
  return [...(isFirst ? missing.map((code) => ({ code, finds: [] })) : []), ...textReasons]
}

/**
 * Holds or releases an ad by its text and its publisher, and returns whether it was released. Call it in each
 * transaction that writes an ad or changes its company's proofs. A new ad starts held.
 */
export async function settleHold(
  deps: Pick<Deps, 'clock'>,
  tx: Db,
  { id, companyId }: { id: number; companyId: number },
): Promise<boolean> {
  const { missing } = await lockPublisher(tx, companyId)
  const job = await lockJob(tx, id)
  if (!job) return false
  const hold = await findHold(tx, id)
  const now = deps.clock.now()
  const reasons = withoutAllowed(
    await reasonsAgainst(tx, job, missing, hold && hold.reasons),
    hold?.allowed ?? [],
  )
  if (reasons.length > 0) {
    const isNew = !hold || hold.releasedAt !== null
    await keepHold(tx, { jobId: id, reasons, heldAt: now }, isNew)
  } else if (job.isHeld)
    await releaseHold(tx, id, { at: now, term: hold && (await termOf(tx, job, hold.heldAt, now)) })
  await notifyChange(tx, 'jobs')
  return job.isHeld && reasons.length === 0 && hold !== null
}

/** An ad that was held from the start gets its full term on release, because nobody has seen it. */
async function termOf(tx: Db, job: JobRow, heldAt: Date, now: Date) {
  if (heldAt > job.publishedAt || !job.isOpen) return null
  const openDays = await readSetting(tx, 'job_open_days')
  return { publishedAt: now, expiresAt: new Date(now.getTime() + openDays * DAY) }
}

/** A company proved something: its held ads are checked again. */
export async function settleHoldsOf(deps: HoldDeps, userId: number): Promise<void> {
  await transaction(deps, async (tx) => {
    for (const id of await listHeldOf(tx, userId)) {
      const job = await lockJob(tx, id)
      if (job && (await settleHold(deps, tx, job))) await notifyReleased(deps, tx, userId, job)
    }
  })
}

async function notifyReleased(
  deps: HoldDeps,
  tx: Db,
  userId: number,
  { id, title, isOpen, takenDownAt }: Pick<JobRow, 'id' | 'title' | 'isOpen' | 'takenDownAt'>,
): Promise<void> {
  if (!isOpen || takenDownAt) return
  await notify(deps, tx, {
    userId,
    type: 'system',
    by: null,
    title: 'Tu aviso ya está publicado',
    message: `“${title}” ya aparece en las listas y recibe postulaciones.`,
    link: jobHref(id),
    mail: {
      subject: `Tu aviso ya está publicado: ${title}`,
      heading: 'Tu aviso ya está publicado',
      label: 'Ver el aviso',
    },
  })
}

/** Appeals against a hold, with the company's objective reason. Throws not_found for an ad that is not held. */
export async function appealHold(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { job }: OwnJob,
  companyNote: string,
): Promise<void> {
  await transaction(deps, async (tx) => {
    const current = await lockJob(tx, job.id)
    if (!current?.isHeld) throw new AppError('not_found')
    await updateHold(tx, job.id, { appealedAt: deps.clock.now(), companyNote })
  })
}

/** The held ads with their reasons. */
export const listHeldAds = ({ db }: Pick<Deps, 'db'>) => listHeld(db)

/**
 * Qhatu publishes a held ad unchanged, or keeps it held; the company sees the note. Throws not_found for an ad that
 * is not held.
 */
export async function decideHold(
  deps: HoldDeps,
  admin: Pick<AdminActor, 'adminId'>,
  jobId: number,
  { decision, note }: { decision: 'published' | 'kept'; note: string },
): Promise<void> {
  await transaction(deps, async (tx) => {
    const job = await lockJob(tx, jobId)
    const hold = job?.isHeld ? await findHold(tx, jobId) : null
    if (!job || !hold) throw new AppError('not_found')
    await updateHold(tx, jobId, {
      decision,
      decisionNote: note,
      decidedAt: deps.clock.now(),
      decidedBy: admin.adminId,
      appealedAt: null,
      ...(decision === 'published' ? { allowed: [...hold.allowed, ...holdKeys(hold.reasons)] } : {}),
    })
    const { userId } = await lockPublisher(tx, job.companyId)
    if (decision === 'published') {
      await settleHold(deps, tx, job)
      if (userId !== null) await notifyReleased(deps, tx, userId, job)
    } else if (userId !== null) await notifyKept(deps, tx, userId, job, note)
  })
}

async function notifyKept(
  deps: HoldDeps,
  tx: Db,
  userId: number,
  { id, title }: Pick<JobRow, 'id' | 'title'>,
  note: string,
): Promise<void> {
  await notify(deps, tx, {
    userId,
    type: 'system',
    by: null,
    title: 'Tu aviso sigue en espera',
    message: `Revisamos “${title}” y todavía no podemos publicarlo: ${note}`,
    link: editJobHref(id),
    mail: {
      subject: `Tu aviso sigue en espera: ${title}`,
      heading: 'Tu aviso sigue en espera',
      label: 'Corregir el aviso',
      paragraphs: ['Apenas lo corrijas, se publica solo. No hace falta que nos escribas.'],
    },
  })
}
