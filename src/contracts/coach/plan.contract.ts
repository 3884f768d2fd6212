import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'

const plan = z.object({
  /** The Monday of the week in Lima, 'YYYY-MM-DD'. */
  week: z.string(),
  /** What is open first, the most urgent first. */
  steps: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      text: z.string(),
      href: z.string(),
      action: z.string(),
      isDone: z.boolean(),
    }),
  ),
})
export type PlanReply = z.infer<typeof plan>

export const coachPlanContract = {
  plan: endpoint({
    method: 'GET',
    path: '/api/coach/plan',
    summary:
      'What the signed-in professional can do this week, from what is true now; a step is done when the facts say so',
    audience: 'professional',
    inConfidence: true,
    reply: plan,
  }),
}
