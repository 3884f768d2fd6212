import type { coachInterviewContract } from '#contracts/coach/interview-practice.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { judgePractice, preparePractice } from './interview.service.ts'

export function interviewPracticeRoutes(deps: Deps): Handlers<typeof coachInterviewContract> {
  return {
    questions: ({ actor, params }) => preparePractice(deps, actor, params.id),
    judge: async ({ actor, params, body }) => ({
      criteria: await judgePractice(deps, actor, params.id, body),
    }),
  }
}
