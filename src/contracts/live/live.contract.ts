import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'

export const liveContract = {
  events: endpoint({
    method: 'GET',
    path: '/api/events',
    summary: 'Server-sent events: what changed for the signed-in user, as hints to ask the calls that know',
    audience: 'signed-in',
    query: z.object({
      /** When the page's data was read, in milliseconds by the server's clock. */
      since: z.coerce.number().int().min(0).optional(),
    }),
    stream: true,
  }),
}
