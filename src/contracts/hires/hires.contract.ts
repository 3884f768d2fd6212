import { z } from 'zod'
import { undoable } from '#contracts/acts/act-fields.ts'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant, requiredText } from '#contracts/fields.ts'
import { hireStatuses } from '#contracts/services/services-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'

/** A hire as both parties see it. */
export const hire = z.object({
  id: z.number(),
  serviceId: z.number(),
  serviceTitle: z.string(),
  companyId: z.number(),
  companyName: z.string(),
  professionalId: z.number(),
  professionalName: z.string(),
  status: z.enum(hireStatuses),
  /** The company's request. */
  message: z.string(),
  /** The price of the service at the time of the request. */
  price: z.string(),
  createdAt: instant,
  updatedAt: instant,
  /** When a delivery completes by itself if the company does not answer; null in any other status. */
  completesAt: instant.nullable(),
  /** The statuses that the caller may set now; the expected one first. */
  nextSteps: z.array(z.enum(hireStatuses)),
  /** Whether the two parties have written to each other about the service. */
  hasConversation: z.boolean(),
  /** Whether the company reviewed the service. */
  hasReview: z.boolean(),
})
export type Hire = z.infer<typeof hire>

/** One hire with its history. */
export const hireDetail = hire.extend({
  /** Oldest first. `by`: `system` for a step made by a timer; null if the person is no longer a party. */
  history: z.array(
    z.object({
      status: z.enum(hireStatuses),
      at: instant,
      by: z.enum(['professional', 'company', 'system']).nullable(),
      /** Who of the caller's company took it; null for other sides. */
      person: z.string().nullable(),
    }),
  ),
})
export type HireDetail = z.infer<typeof hireDetail>

export const hiresContract = {
  request: endpoint({
    method: 'POST',
    path: '/api/services/:serviceId/hires',
    summary: 'Ask to hire a service; the professional accepts or declines',
    audience: 'company',
    errors: ['already_requested'],
    status: 201,
    limit: 'outreach',
    params: z.object({ serviceId: id }),
    body: z.object({ message: requiredText(asks.need, mostLetters.need) }),
    reply: hire,
  }),
  mine: endpoint({
    method: 'GET',
    path: '/api/hires',
    summary:
      'The hires of the caller: asked for by the company, or of the professional’s services; newest first',
    audience: 'signed-in',
    reply: z.array(hire),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/hires/:id',
    summary: 'One hire with its history, for its two parties',
    audience: 'signed-in',
    scope: 'party',
    params: idParams,
    reply: hireDetail,
  }),
  setStatus: endpoint({
    method: 'PATCH',
    path: '/api/hires/:id/status',
    summary:
      'Take the next step: the professional accepts, declines or delivers; the company completes; both may cancel',
    audience: 'signed-in',
    scope: 'party',
    errors: ['forbidden', 'step_pending', 'hire_step_gone'],
    params: idParams,
    body: z.object({ status: z.enum(hireStatuses, 'Elige el siguiente paso de la contratación') }),
    reply: hireDetail.extend({ undo: undoable }),
  }),
}
