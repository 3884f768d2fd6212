import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { success } from '#contracts/fields.ts'

const params = z.object({ token: z.string().regex(/^[\w-]{20,100}$/) })

export const heldApplicationsContract = {
  read: endpoint({
    method: 'GET',
    path: '/api/held-applications/:token',
    summary:
      'What the link of a mail would send: an application by the form without scripts. Reading changes nothing',
    audience: 'anyone',
    errors: ['link_expired'],
    params,
    reply: z.object({
      job: z.object({ id: z.number(), title: z.string(), companyName: z.string() }),
      /** The name of the attached file. */
      cvName: z.string().nullable(),
    }),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/held-applications/:token',
    summary: 'Send the application that the link of a mail stands for, and sign its person in',
    audience: 'anyone',
    errors: [
      'link_expired',
      'invitation_gone',
      'job_gone',
      'wrong_user_type',
      'account_suspended',
      'registration_failed',
    ],
    params,
    form: { page: '/postulacion/confirmar/:token', leadsTo: '/dashboard/postulaciones' },
    reply: success,
  }),
}
