import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'

export const heldApplicationsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/held-applications/:token',
    summary:
      'What the link of a mail would send: an application by the form without scripts. Reading changes nothing',
    audience: 'anyone',
    errors: ['link_expired'],
    params: z.object({ token: z.string().regex(/^[\w-]{20,100}$/) }),
    reply: z.object({
      job: z.object({ id: z.number(), title: z.string(), companyName: z.string() }),
      /** Of the file that goes along. */
      cvName: z.string().nullable(),
    }),
  }),
}
