import { z } from 'zod'
import { endpoint } from '#contracts/endpoint.ts'
import { id, idParams, instant } from '#contracts/fields.ts'
import { notificationChannels, notificationTypes } from './notifications-vocabulary.ts'
import { listedNotifications } from './notification-figures.ts'

export const notification = z.object({
  id: z.number(),
  type: z.enum(notificationTypes),
  title: z.string(),
  message: z.string(),
  /** The related page, as a path of this site. */
  link: z.string().nullable(),
  read: z.boolean(),
  createdAt: instant,
})
export type Notification = z.infer<typeof notification>

const list = z.object({
  notifications: z.array(notification),
  unreadCount: z.number(),
  /** Whether there are older ones: call again with `before` set to the last id. */
  hasMore: z.boolean(),
})
const page = z.object({ before: id.optional() })

const preferences = z.object({
  preferences: z.array(
    z.object({
      type: z.enum(notificationTypes),
      bell: z.boolean(),
      email: z.boolean(),
      /** Nobody can turn it off. */
      isFixed: z.boolean(),
    }),
  ),
})
export type NotificationPreference = z.infer<typeof preferences>['preferences'][number]
const preference = z.object({
  type: z
    .enum(notificationTypes, 'Elige un tipo de aviso')
    .exclude(['system'], 'Elige otro tipo de aviso: estos llegan siempre'),
  channel: z.enum(notificationChannels, 'Elige la campana o el correo'),
  isOn: z.boolean('Elige si lo quieres o no'),
})
const done = z.object({ success: z.literal(true) })
const professionalParams = z.object({ professionalId: id })

export const notificationsContract = {
  mine: endpoint({
    method: 'GET',
    path: '/api/notifications',
    summary: `The latest ${listedNotifications} notifications of the signed-in user, of either kind, or the ${listedNotifications} before one of them`,
    audience: 'signed-in',
    query: page,
    reply: list,
  }),
  ofProfessional: endpoint({
    method: 'GET',
    path: '/api/notifications/professional/:professionalId',
    summary: `The latest ${listedNotifications} notifications of the signed-in professional`,
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
    member: 'reader',
    scope: 'owner',
    params: idParams,
    reply: done,
  }),
  readAll: endpoint({
    method: 'PUT',
    path: '/api/notifications/read-all',
    summary: 'Mark every notification of the signed-in user read',
    audience: 'signed-in',
    member: 'reader',
    reply: done,
  }),
  preferences: endpoint({
    method: 'GET',
    path: '/api/notification-preferences',
    summary: 'What the signed-in user wants to hear of, on the bell and by e-mail',
    audience: 'signed-in',
    reply: preferences,
  }),
  setPreference: endpoint({
    method: 'PUT',
    path: '/api/notification-preferences',
    summary: 'Turn one kind of notification on or off on one channel',
    audience: 'signed-in',
    member: 'reader',
    body: preference,
    reply: preferences,
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
