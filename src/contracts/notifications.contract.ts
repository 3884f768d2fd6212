import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParams, instant } from './fields.ts'

export const notification = z.object({
  id: z.number(),
  /** application_status, job_match, service_suggestion, system, or another: shown with a default icon. */
  type: z.string(),
  title: z.string(),
  message: z.string(),
  /** The page that it is about, as a path of this site. */
  link: z.string().nullable(),
  read: z.boolean(),
  createdAt: instant,
})
export type Notification = z.infer<typeof notification>

const list = z.object({ notifications: z.array(notification), unreadCount: z.number() })
const done = z.object({ success: z.literal(true) })
const professionalParams = z.object({ professionalId: id })

export const notificationsContract = {
  mine: endpoint({
    method: 'GET',
    path: '/api/notifications',
    summary: 'The latest 50 notifications of the signed-in user, of either kind',
    audience: 'signed-in',
    reply: list,
  }),
  ofProfessional: endpoint({
    method: 'GET',
    path: '/api/notifications/professional/:professionalId',
    summary: 'The latest 50 notifications of the signed-in professional',
    audience: 'professional',
    scope: 'self',
    params: professionalParams,
    reply: list,
  }),
  read: endpoint({
    method: 'PUT',
    path: '/api/notifications/:id/read',
    summary: 'Mark one notification read',
    audience: 'signed-in',
    scope: 'owner',
    params: idParams,
    reply: done,
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/notifications/read-all',
    summary: 'Mark every notification of the signed-in user read',
    audience: 'signed-in',
    reply: done,
  }),
  readAllOfProfessional: endpoint({
    method: 'PUT',
    path: '/api/notifications/professional/:professionalId/read-all',
    summary: 'Mark every notification of the signed-in professional read',
    audience: 'professional',
    scope: 'self',
    params: professionalParams,
    reply: done,
  }),
}
