import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { idParams, instant } from './fields.ts'

export const service = z.object({
  id: z.number(),
  professionalId: z.number(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** By the hour, in US dollars, as documented: '$25.00'. */
  price: z.string(),
  requirements: z.string(),
  tools: z.string(),
  imageUrl: z.string().nullable(),
  isPaid: z.boolean(),
  createdAt: instant,
})
export type Service = z.infer<typeof service>

export const servicesContract = {
  ofProfessional: endpoint({
    method: 'GET',
    path: '/api/professionals/:id/services',
    summary: 'The services of a professional, newest first',
    audience: 'anyone',
    params: idParams,
    reply: z.array(service),
  }),
  listOfProfessional: endpoint({
    method: 'GET',
    path: '/api/services/professional/:id',
    summary: 'The same under its other name',
    audience: 'anyone',
    params: idParams,
    reply: z.array(service),
  }),
}
