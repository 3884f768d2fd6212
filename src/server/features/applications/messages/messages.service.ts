import type { Undoable } from '#contracts/acts/act-fields.ts'
import { mostAtOnce } from '#contracts/applications/pipeline-figures.ts'
import { fillAnswer } from '#domain/applications/close-out.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { namesOfPeople, peopleOfCompany } from '#server/features/accounts/membership/membership.service.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import { getPartiesOf } from '#server/features/applications/notify-parties.service.ts'
import type { OwnJob, WrittenApplication } from '#server/features/applications/applications.policy.ts'
import { answersAct } from '#server/features/applications/close-out/close-out.acts.ts'
import { findJobToAnswer } from '#server/features/applications/close-out/job-to-answer.queries.ts'
import {
  insertRound,
  listRounds,
  setActOfRound,
} from '#server/features/applications/close-out/rounds.queries.ts'
import { listTemplates } from '#server/features/applications/close-out/templates.queries.ts'
import { readCandidateThread } from '#server/features/conversations/application-threads.service.ts'
import { countOfJob, insertReached, listOnTheWay, listReached } from './messages.queries.ts'
import { requireValues } from './missing-values.service.ts'
import { nameOfSender, tokenValues } from './token-values.service.ts'

/** The messages of a job that have not all left, and the texts of the company. */
export async function readJobMessages({ db }: Pick<Deps, 'db'>, { companyId }: CompanyActor, { id }: OwnJob) {
  const [rounds, templates] = await Promise.all([
    listRounds(db, id, { isAnswer: false }),
    listTemplates(db, companyId),
  ])
  return { rounds, templates }
}

/** Who of the chosen can be written to, each with the values of the tokens. Throws validation_failed for those of another job. */
export async function readRecipients(
  { db }: Pick<Deps, 'db'>,
  { userId }: CompanyActor,
  { id: jobId }: OwnJob,
  applicationIds: readonly number[],
) {
  const ids = await requireOfJob(db, jobId, applicationIds)
  const people = await listReached(db, jobId, ids)
  const sender = await nameOfSender(db, userId)
  return {
    people: people.map((row) => ({ row, values: tokenValues(row, sender) })),
    leftOut: ids.length - people.length,
  }
}

/**
 * Writes to the chosen candidates, each in the conversation of the application. Nothing leaves while it can be undone.
 * Throws conflict when none of them can be written to, and validation_failed for those of another job or a token that
 * somebody has no value for.
 */
export async function writeToCandidates(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { userId, companyId }: CompanyActor,
  { id: jobId }: OwnJob,
  { applicationIds, text }: { applicationIds: readonly number[]; text: string },
): Promise<{ recipients: number; leftOut: number; undo: Undoable }> {
  return transaction(deps, async (tx) => {
    if (!(await findJobToAnswer(tx, jobId))) throw notFound('job')
    const ids = await requireOfJob(tx, jobId, applicationIds)
    const createdAt = deps.clock.now()
    const roundId = await insertRound(tx, { jobId, userId, outcome: 'message', text, createdAt })
    const recipients = await insertReached(tx, roundId, { jobId, ids })
    if (recipients === 0)
      throw new AppError('conflict', {
        message:
          'No puedes escribirle a nadie de los que elegiste: retiraron su postulación o cerraron su cuenta.',
      })
    await requireValues(tx, roundId, text)
    const undo = await perform(deps, tx, answersAct, { userId, subjectId: null, data: { roundId } })
    await setActOfRound(tx, roundId, undo.actId)
    await pushEvent(tx, await peopleOfCompany(tx, companyId), { topic: 'applications' })
    return { recipients, leftOut: ids.length - recipients, undo }
  })
}

async function requireOfJob(db: Db, jobId: number, applicationIds: readonly number[]): Promise<number[]> {
  const ids = [...new Set(applicationIds)]
  if ((await countOfJob(db, jobId, ids)) < ids.length)
    throw new AppError('validation_failed', {
      fields: { applicationIds: `Elige de 1 a ${mostAtOnce} candidatos de este aviso` },
    })
  return ids
}

/** How the conversation with a candidate stands, and what of it has not left. */
export async function readThread(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: CompanyActor,
  { id }: WrittenApplication,
) {
  const [conversation, onTheWay] = await Promise.all([
    readCandidateThread(deps, actor, id),
    readOnTheWay(deps.db, id),
  ])
  return { conversation, onTheWay }
}

/** What was written to a candidate and has not left, as the person will read it, with who wrote it. */
async function readOnTheWay(db: Db, applicationId: number) {
  const rows = await listOnTheWay(db, applicationId)
  if (rows.length === 0) return []
  const [parties, names] = await Promise.all([
    getPartiesOf(db, applicationId),
    namesOfPeople(
      db,
      rows.map(({ userId }) => userId),
    ),
  ])
  return rows.map(({ roundId, text, state, createdAt, actId, actUserId, userId }) => {
    const senderName = userId === null ? null : (names.get(userId) ?? null)
    const filled = fillAnswer(text, tokenValues({ ...parties, isCompanyShown: true }, senderName))
    return { roundId, text: filled, state, createdAt, actId, actUserId, senderName }
  })
}
export type OnTheWayView = Awaited<ReturnType<typeof readOnTheWay>>[number]
