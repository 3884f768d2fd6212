import { mostListedPeople } from '#contracts/applications/close-out-figures.ts'
import {
  type AnswerGroup,
  type AnswerOutcome,
  answerGroups,
  type JobOutcome,
} from '#contracts/applications/close-out-vocabulary.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError, notFound } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { OwnJob } from '#server/features/applications/applications.policy.ts'
import { readAnswers } from '#server/features/companies/companies.service.ts'
import { answersAct } from './close-out.acts.ts'
import { findJobToAnswer, updateOutcome } from './job-to-answer.queries.ts'
import { nameOfSender } from '#server/features/applications/messages/token-values.service.ts'
import { requireValues } from '#server/features/applications/messages/missing-values.service.ts'
import { insertRound, listRounds, setActOfRound } from './rounds.queries.ts'
import { listTemplates } from './templates.queries.ts'
import { countAnswered, insertRecipients, listHired, listUnanswered } from './waiting.queries.ts'

/** Everybody of a job without a final answer, in groups, with what is on its way. Throws not_found for a deleted job. */
export async function readJobAnswers(
  deps: Pick<Deps, 'db' | 'clock'>,
  { companyId, userId }: CompanyActor,
  { id }: OwnJob,
) {
  const { db } = deps
  const job = await findJobToAnswer(db, id)
  if (!job) throw notFound('job')
  const [unanswered, answered, hired, rounds, templates, rate, sender] = await Promise.all([
    listUnanswered(db, id),
    countAnswered(db, id),
    listHired(db, id),
    listRounds(db, id, { isAnswer: true }),
    listTemplates(db, companyId),
    readAnswers(deps, companyId),
    nameOfSender(db, userId),
  ])
  const byGroup = Map.groupBy(unanswered, ({ group }) => group)
  return {
    job,
    userId,
    answered,
    hired,
    rounds,
    templates,
    rate,
    sender,
    unanswered,
    groups: answerGroups.flatMap((group) => {
      const people = byGroup.get(group)
      return people ? [{ group, count: people.length, people: people.slice(0, mostListedPeople) }] : []
    }),
  }
}
export type JobAnswersView = Awaited<ReturnType<typeof readJobAnswers>>

/**
 * Answers a group, or these people. Nothing leaves while it can be undone. Throws conflict when nobody of them is left, and
 * validation_failed for a token that somebody of them has no value for.
 */
export async function answerGroup(
  deps: Pick<Deps, 'pool' | 'clock' | 'queue'>,
  { userId }: CompanyActor,
  { id: jobId }: OwnJob,
  {
    group,
    people,
    outcome,
    text,
    excluded,
    lines,
  }: {
    group?: AnswerGroup | undefined
    people?: readonly number[] | undefined
    outcome: AnswerOutcome
    text: string
    excluded: readonly number[]
    lines: readonly { id: number; line: string }[]
  },
): Promise<{ recipients: number; undo: Undoable }> {
  return transaction(deps, async (tx) => {
    if (!(await findJobToAnswer(tx, jobId))) throw notFound('job')
    const roundId = await insertRound(tx, { jobId, userId, outcome, text, createdAt: deps.clock.now() })
    const recipients = await insertRecipients(tx, roundId, { jobId, group, people, excluded, lines })
    if (recipients === 0)
      throw new AppError('conflict', {
        message: people
          ? 'Nadie de los que elegiste espera una respuesta ahora.'
          : 'Nadie de este grupo espera una respuesta ahora.',
      })
    await requireValues(tx, roundId, text)
    const undo = await perform(deps, tx, answersAct, { userId, subjectId: null, data: { roundId } })
    await setActOfRound(tx, roundId, undo.actId)
    return { recipients, undo }
  })
}

/** How the search for somebody ended. Nobody hears of it: who has no answer gets one of its own. Throws not_found for a deleted job. */
export async function setOutcome(
  deps: Pick<Deps, 'pool'>,
  { id }: OwnJob,
  outcome: JobOutcome,
): Promise<{ outcome: JobOutcome }> {
  await transaction(deps, async (tx) => {
    if (!(await findJobToAnswer(tx, id))) throw notFound('job')
    await updateOutcome(tx, id, outcome)
  })
  return { outcome }
}
