import { z } from 'zod'
import { asks } from '#contracts/field-messages.ts'
import { endpoint } from '#contracts/endpoint.ts'
import { id } from '#contracts/fields.ts'

/** Who can find and open a professional's profile; the named companies never can. */
export const visibilityBody = z.object({
  visibility: z.enum(['public', 'applied'], asks.visibility),
  /** Ids of companies. */
  hiddenFrom: z.array(id).max(100, 'Elige 100 empresas como máximo').default([]),
})

const visibility = z.object({
  /** `applied`: only companies that received an application, or that have a conversation, a hire or a booking with the person. */
  visibility: z.enum(['public', 'applied']),
  /** The person chose it, or sells a service. Otherwise the profile is private because the person was not asked yet. */
  isChosen: z.boolean(),
  hiddenFrom: z.array(z.object({ id: z.number(), name: z.string() })),
})
export type Visibility = z.infer<typeof visibility>

export const visibilityContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/me/visibility',
    summary: 'Who may see the signed-in professional',
    audience: 'professional',
    reply: visibility,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/me/visibility',
    summary: 'Say who may see the signed-in professional',
    audience: 'professional',
    body: visibilityBody,
    reply: visibility,
  }),
}
