import type { FastifyInstance } from 'fastify'
import { assistantContract } from '#contracts/assistant/assistant.contract.ts'
import { keptConversationsContract } from '#contracts/assistant/kept-conversations.contract.ts'
import { coachPayContract } from '#contracts/coach/pay.contract.ts'
import { coachInterviewContract } from '#contracts/coach/interview-practice.contract.ts'
import { adWritingContract } from '#contracts/coach/ad-writing.contract.ts'
import { coachLetterContract } from '#contracts/coach/letter.contract.ts'
import { coachPlanContract } from '#contracts/coach/plan.contract.ts'
import { coachReviewContract } from '#contracts/coach/review.contract.ts'
import { coachWayContract } from '#contracts/coach/way.contract.ts'
import type { Deps } from '#server/deps.ts'
import { assistantRoutes } from '#server/features/assistant/assistant.routes.ts'
import { keptConversationsRoutes } from '#server/features/assistant/kept-conversations/kept-conversations.routes.ts'
import { payRoutes } from '#server/features/coach/pay/pay.routes.ts'
import { interviewPracticeRoutes } from '#server/features/coach/interview/interview.routes.ts'
import { letterRoutes } from '#server/features/coach/letter/letter.routes.ts'
import { planRoutes } from '#server/features/coach/plan/plan.routes.ts'
import { reviewRoutes } from '#server/features/coach/review/review.routes.ts'
import { adWritingRoutes } from '#server/features/coach/writing/writing.routes.ts'
import { wayRoutes } from '#server/features/coach/way/way.routes.ts'
import type { MountOptions } from '#server/http/call.ts'
import { mount } from '#server/http/mount.ts'

/** The assistant, and the coach beside it. */
export function mountAssistant(app: FastifyInstance, options: MountOptions, deps: Deps): void {
  mount(app, options, coachPayContract, payRoutes(deps))
  mount(app, options, coachWayContract, wayRoutes(deps))
  mount(app, options, coachReviewContract, reviewRoutes(deps))
  mount(app, options, coachInterviewContract, interviewPracticeRoutes(deps))
  mount(app, options, coachLetterContract, letterRoutes(deps))
  mount(app, options, coachPlanContract, planRoutes(deps))
  mount(app, options, adWritingContract, adWritingRoutes(deps))
  mount(app, options, assistantContract, assistantRoutes(deps))
  mount(app, options, keptConversationsContract, keptConversationsRoutes(deps))
}
