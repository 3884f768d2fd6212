import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { instant } from './fields.ts'

const outboxMail = z.object({
  id: z.number(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  createdAt: instant,
  sentAt: instant.nullable(),
})

export const siteContract = {
  stats: endpoint({
    method: 'GET',
    path: '/api/stats',
    summary: 'Live figures of the marketplace',
    audience: 'anyone',
    cache: 'jobs',
    reply: z.object({
      professionals: z.number(),
      companies: z.number(),
      activeJobs: z.number(),
      services: z.number(),
      hires: z.number(),
    }),
  }),
  outbox: endpoint({
    method: 'GET',
    path: '/api/test/outbox',
    summary: 'The latest mails of the built-in outbox',
    audience: 'anyone',
    debug: true,
    query: z.object({ to: z.string().optional() }),
    reply: z.array(outboxMail),
  }),
}
