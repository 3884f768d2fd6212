import { type InterviewQuestion, questionsFor } from '#domain/coach/interview/questions.ts'
import { type JudgedCriterion, judgeAnswer } from '#domain/coach/interview/rubric.ts'
import { matchOf, skillsAsked } from '#domain/matching/engine.ts'
import { reasonTone, shortReasons } from '#domain/matching/reasons/reason-tone.ts'
import { reasonText } from '#domain/matching/reasons/reason.words.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readOpenJob } from '#server/features/coach/cv-facts.service.ts'
import { readOwnProfile } from '#server/features/matching/matching.service.ts'

type InterviewDeps = Pick<Deps, 'db' | 'clock'>

/** The questions to practise the interview of an open job. Throws not_found. */
export async function preparePractice(
  deps: InterviewDeps,
  actor: ProfessionalActor,
  jobId: number,
): Promise<{ job: { id: number; title: string; company: string }; questions: InterviewQuestion[] }> {
  const [{ profile }, { job, profile: jobProfile }] = await Promise.all([
    readOwnProfile(deps, actor),
    readOpenJob(deps, jobId),
  ])
  const against = shortReasons(
    matchOf(jobProfile, profile)
      .parts.filter(({ part }) => part === 'years' || part === 'languages' || part === 'education')
      .flatMap(({ reasons }) => reasons),
  ).filter((reason) => reasonTone(reason) === 'against')
  const company = job.company.name
  const questions = questionsFor({
    title: jobProfile.title,
    jobTitle: job.title,
    company,
    asked: skillsAsked(jobProfile, profile),
    against: against.map((reason) => reasonText(reason)),
  })
  return { job: { id: job.id, title: job.title, company }, questions }
}

/** Judges an answer to one of these questions by the shown rubric. Throws not_found for another question. */
export async function judgePractice(
  deps: InterviewDeps,
  actor: ProfessionalActor,
  jobId: number,
  { questionId, answer }: { questionId: string; answer: string },
): Promise<JudgedCriterion[]> {
  const { job, questions } = await preparePractice(deps, actor, jobId)
  const question = questions.find(({ id }) => id === questionId)
  if (!question) throw new AppError('not_found')
  return judgeAnswer(question, answer, job)
}
