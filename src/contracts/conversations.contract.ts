import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, line } from './fields.ts'

/** In characters: of one message. */
export const messageMax = 2000

export const conversationsContract = {
  start: endpoint({
    method: 'POST',
    path: '/api/services/:serviceId/start-conversation',
    summary: 'Write to the professional of a service; continues the company’s conversation about it',
    audience: 'company',
    status: 201,
    limit: 'outreach',
    params: z.object({ serviceId: id }),
    body: z.object({ initialMessage: line('Por favor escribe un mensaje antes de enviar', messageMax) }),
    reply: z.object({
      success: z.literal(true),
      message: z.string(),
      data: z.object({
        conversationId: z.number(),
        serviceId: z.number(),
        companyId: z.number(),
        professionalId: z.number(),
        professionalName: z.string(),
        serviceTitle: z.string(),
      }),
    }),
  }),
}
