import type { Guide } from '#contracts/interviews/guide-fields.ts'
import { questionsOfAd } from '#domain/coach/interview/questions-of-ad.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import { getOwnJob } from '#server/features/jobs/jobs.service.ts'
import { getJobProfile } from '#server/features/matching/matching.service.ts'
import type { InterviewedJob } from './interviews.policy.ts'

/** The questions of a job. They are made from its ad as it is now and know no candidate. Throws not_found. */
export async function readGuide(deps: Pick<Deps, 'db'>, { id }: InterviewedJob): Promise<Guide> {
  const [{ job }, profile] = await Promise.all([getOwnJob(deps.db, id), getJobProfile(deps, id)])
  if (!profile) throw notFound('job')
  const { title, description, requirements } = job
  return {
    job: { id, title },
    questions: questionsOfAd({ title, description, requirements, profile }).map(
      ({ id: questionId, group, text, from, shows }) => ({
        id: questionId,
        group,
        text,
        from,
        shows: [...shows],
      }),
    ),
  }
}
