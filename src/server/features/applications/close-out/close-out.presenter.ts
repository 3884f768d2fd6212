import type { AnswerRound, AnswerTemplate, JobAnswers } from '#contracts/applications/close-out.contract.ts'
import { answersUndoSeconds } from '#contracts/applications/close-out-figures.ts'
import { tokenValues } from '#server/features/applications/messages/token-values.service.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import type { JobAnswersView } from './close-out.service.ts'
import type { TemplateRow } from './templates.queries.ts'
import type { UnansweredRow } from './waiting.queries.ts'

const presentPerson = (row: UnansweredRow, { job, sender }: JobAnswersView) => {
  const { id, firstName, lastName, photoId, status, since } = row
  const { title: jobTitle } = job
  return {
    id,
    values: tokenValues({ ...row, jobTitle }, sender),
    name: `${firstName} ${lastName}`.trim(),
    firstName,
    avatar: pictureUrl(photoId),
    status,
    since: since.toISOString(),
  }
}

export const presentTemplate = ({ id, name, outcome, text }: TemplateRow): AnswerTemplate => ({
  id,
  name,
  outcome,
  text,
})

export function presentRound(
  round: JobAnswersView['rounds'][number],
  { userId, now }: { userId: number; now: Date },
): AnswerRound {
  const { id, outcome, state, people, sent, actId, actUserId, createdAt } = round
  const seconds = Math.ceil(answersUndoSeconds - (now.getTime() - createdAt.getTime()) / 1000)
  const isUndoable = state === 'waiting' && actId !== null && actUserId === userId && seconds > 0
  return { id, outcome, state, people, sent, undo: isUndoable ? { actId, seconds } : null }
}

/** The share of answers today and once everybody of the job is answered. */
function presentRate({ rate, unanswered }: JobAnswersView): JobAnswers['rate'] {
  if (!rate) return null
  const share = (answered: number, of: number) => Math.round((100 * Math.min(answered, of)) / of)
  const after = rate.answered + unanswered.length
  return {
    today: share(rate.answered, rate.applications),
    after: share(after, Math.max(rate.applications, after)),
  }
}

export function presentJobAnswers(view: JobAnswersView, now: Date): JobAnswers {
  const { id, title, isOpen, companyName, outcome } = view.job
  return {
    job: { id, title, isOpen, companyName, outcome },
    hired: view.hired.map(({ id: hiredId, firstName, lastName, photoId }) => ({
      id: hiredId,
      name: `${firstName} ${lastName}`.trim(),
      avatar: pictureUrl(photoId),
    })),
    waiting: view.unanswered.filter(({ group }) => group !== 'closed').length,
    answered: view.answered,
    groups: view.groups.map(({ group, count, people }) => ({
      group,
      count,
      people: people.map((one) => presentPerson(one, view)),
    })),
    rounds: view.rounds.map((round) => presentRound(round, { userId: view.userId, now })),
    templates: view.templates.map(presentTemplate),
    rate: presentRate(view),
  }
}
