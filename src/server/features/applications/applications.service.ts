import { namesOfPeople } from '#server/features/accounts/membership/membership.service.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { limaDay } from '#domain/time/dates.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { ProfessionalActor, UserActor } from '#server/actor.ts'
import { dropUnusedCv, keepSentCv, noFile } from '#server/features/cv/cv.service.ts'
import type { FileReply } from '#server/file-reply.ts'
import type { StoredUpload } from '#server/platform/storage/stored-files.ts'
import { withdrawalAct } from './applications.acts.ts'
import type { ReceivedApplication, SentApplication } from './applications.policy.ts'
import {
  type EventRow,
  findCv,
  insertEvent,
  listEvents,
  listSent,
  lockApplication,
  markViewed,
  setCvOfApplication,
} from './applications.queries.ts'
import {
  findReceived,
  type ReceivedRow,
} from '#server/features/applications/candidates/candidates.queries.ts'
import { insertCvOpening } from '#server/features/applications/candidate/candidate.queries.ts'
import { readSentCv } from '#server/features/applications/sent-cvs/sent-cvs.tasks.ts'
import { listWhole, lockToJoin, setJoined } from '#server/features/applications/doubles/joins.queries.ts'
import { notifyStatus } from './notify-steps.ts'
import { markWithdrawn } from './withdrawals.queries.ts'

type Writing = Pick<Deps, 'db' | 'pool' | 'clock' | 'config' | 'queue'>

/** The professional's applications with their steps, newest first. */
export async function listForProfessional({ db }: Pick<Deps, 'db'>, actor: ProfessionalActor, id?: number) {
  const rows = await listSent(db, actor.professionalId, id)
  const events = await listEvents(
    db,
    rows.map(({ application }) => application.id),
    { isNotified: true },
  )
  const byApplication = Map.groupBy(events, ({ applicationId }) => applicationId)
  return rows.map(({ application, answers, job, company, isCompanyShown }) => ({
    application,
    answers,
    job,
    company,
    isCompanyShown,
    events: byApplication.get(application.id) ?? [],
  }))
}
export type SentView = Awaited<ReturnType<typeof listForProfessional>>[number]

/** One of the professional's applications. */
export async function getForProfessional(
  deps: Pick<Deps, 'db'>,
  actor: ProfessionalActor,
  id: number,
): Promise<SentView> {
  const [view] = await listForProfessional(deps, actor, id)
  if (!view) throw new AppError('not_found')
  return view
}

/**
 * The company stops seeing the application and its CV at once. It is notified when this can no longer be undone.
 * Withdrawing twice has no further effect.
 */
export async function withdraw(
  deps: Writing,
  actor: ProfessionalActor,
  application: SentApplication,
): Promise<Undoable | null> {
  const at = deps.clock.now()
  return transaction(deps, async (tx) => {
    // The company joined others to it: they stand for themselves again, or nobody would see them.
    const others = (await lockToJoin(tx, [application.id])).filter((row) => row.joinedInto === application.id)
    const joined = others.map((row) => row.id)
    if (!(await markWithdrawn(tx, application.id, at))) return null
    await setJoined(tx, joined, null)
    const eventId = await insertEvent(tx, {
      applicationId: application.id,
      status: 'withdrawn',
      by: 'professional',
      userId: actor.userId,
      at,
    })
    const data = { applicationId: application.id, eventId, joined }
    return perform(deps, tx, withdrawalAct, { userId: actor.userId, subjectId: application.id, data })
  })
}

/**
 * Replaces the CV of an application. Throws cv_already_viewed once the company has opened it, and not_found when it
 * is withdrawn.
 */
export async function replaceCvOfApplication(
  deps: Writing,
  actor: ProfessionalActor,
  application: SentApplication,
  upload: StoredUpload | null,
): Promise<void> {
  if (!upload) throw await noFile(deps.db)
  await transaction(deps, async (tx) => {
    const before = await lockApplication(tx, application.id)
    if (!before) throw new AppError('not_found')
    if (before.viewedAt) throw new AppError('cv_already_viewed')
    await setCvOfApplication(tx, application.id, await keepSentCv(deps, tx, actor, upload))
    await deps.queue.enqueue(tx, readSentCv, { applicationId: application.id })
    if (before.cvId) await dropUnusedCv(deps, tx, before.cvId)
  })
}

/** The company opens the candidate: the first time is recorded and the person is notified. A reader leaves no trace. */
export async function openApplication(
  deps: Writing,
  actor: UserActor,
  application: ReceivedApplication,
): Promise<void> {
  if (actor.kind === 'company' && actor.role === 'reader') return
  await transaction(deps, async (tx) => {
    const at = deps.clock.now()
    // Those that are joined to it are on the same page.
    for (const applicationId of await listWhole(tx, application.id)) {
      if (!(await markViewed(tx, applicationId, at))) continue
      await insertEvent(tx, { applicationId, status: 'viewed', by: 'system', userId: actor.userId, at })
      await notifyStatus(deps, tx, applicationId, { status: 'viewed' })
    }
  })
}

/** The company opens a file of a candidate, which also opens the candidate, unless a program reads it. */
export async function openFile(
  deps: Writing,
  actor: UserActor,
  application: ReceivedApplication,
): Promise<void> {
  if (actor.kind === 'company' && !actor.key) await openApplication(deps, actor, application)
}

/** The same with the CV. Who opened it on which day is kept for the team. */
export async function openCv(
  deps: Writing,
  actor: UserActor,
  application: ReceivedApplication,
): Promise<void> {
  if (actor.kind !== 'company' || actor.role === 'reader') return
  await openFile(deps, actor, application)
  const at = deps.clock.now()
  const { userId, key } = actor
  const keyName = key?.name ?? null
  const opening = { applicationId: application.id, userId, keyName, day: limaDay(at), at }
  await transaction(deps, (tx) => insertCvOpening(tx, opening))
}

/** The application as the company sees it, with its steps. */
export async function getForCompany(
  { db }: Pick<Deps, 'db'>,
  { id }: ReceivedApplication,
): Promise<ReceivedRow & { events: EventRow[]; names: ReadonlyMap<number, string> }> {
  const row = await findReceived(db, id)
  if (!row) throw new AppError('not_found')
  const events = await listEvents(db, [id])
  const steps = events.filter(({ by }) => by !== 'professional')
  return {
    ...row,
    events,
    names: await namesOfPeople(
      db,
      steps.map(({ userId }) => userId),
    ),
  }
}

/** The CV as it was sent. Opening it counts as a first view. */
export async function readCv(
  deps: Writing & Pick<Deps, 'storage'>,
  actor: UserActor,
  party: { sent: SentApplication } | { received: ReceivedApplication },
): Promise<FileReply> {
  const { id } = 'sent' in party ? party.sent : party.received
  if ('received' in party && (await findReceived(deps.db, id))?.isSuspended)
    throw new AppError('not_found', { message: 'Esta cuenta está suspendida: su CV no se puede ver.' })
  const file = await findCv(deps.db, id)
  const stream = file && (await deps.storage.get(file.storageKey))
  const isHidden = 'received' in party && file?.isRejected === true
  if (!file || !stream || isHidden)
    throw new AppError('not_found', { message: 'No hay CV disponible para este candidato' })
  if ('received' in party) await openCv(deps, actor, party.received)
  return { stream, name: file.name, mime: file.mime, size: file.size }
}
