import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, instant, line } from './fields.ts'
import { hireStatuses } from './vocabulary.ts'

/** A hire as both of its parties see it. */
export const hire = z.object({
  id: z.number(),
  serviceId: z.number(),
  serviceTitle: z.string(),
  companyId: z.number(),
  companyName: z.string(),
  professionalId: z.number(),
  professionalName: z.string(),
  status: z.enum(hireStatuses),
  /** What the company asked for. */
  message: z.string(),
  /** The service's price when it was asked for. */
  price: z.string(),
  createdAt: instant,
  updatedAt: instant,
})
export type Hire = z.infer<typeof hire>

export const hiresContract = {
  request: endpoint({
    method: 'POST',
    path: '/api/services/:serviceId/hires',
    summary: 'Ask to hire a service; the professional accepts or declines',
    audience: 'company',
    status: 201,
    limit: 'outreach',
    params: z.object({ serviceId: id }),
    body: z.object({ message: line('Cuéntale al profesional qué necesitas', 2000) }),
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
}
