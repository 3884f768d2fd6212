import { DAY } from '#domain/time/durations.ts'
import type { Db } from '#server/db/connection.ts'
import { notifications } from '#server/db/schema/notifications.table.ts'

/** Notifications of the demo's professionals that are not about applications. */
const news = [
  {
    type: 'job_match',
    title: 'Hay empleos que van contigo',
    message: 'Mira los cinco que mejor encajan con tu perfil, con sus razones.',
    link: '/dashboard/empleos',
    daysAgo: 1,
  },
  {
    type: 'service_suggestion',
    title: 'Tenemos ideas de servicios para ti',
    message: 'Salen de tu experiencia y tus habilidades: crea uno en un paso.',
    link: '/dashboard/servicios',
    daysAgo: 2,
  },
  {
    type: 'system',
    title: 'Elige qué avisos recibes',
    message: 'Decide qué te llega a la campana y qué por correo.',
    link: '/dashboard/notificaciones#preferencias',
    daysAgo: 5,
  },
] as const
const people = ['profesional@demo.qhatu.pe', 'premium@demo.qhatu.pe']

/** `userIds` is keyed by e-mail. */
export async function insertDemoNotifications(
  tx: Db,
  userIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  await tx.insert(notifications).values(
    people.flatMap((email) =>
      news.map(({ type, title, message, link, daysAgo }) => ({
        type,
        title,
        message,
        link,
        userId: userIds.get(email)!,
        createdAt: new Date(now.getTime() - daysAgo * DAY),
        readAt: daysAgo > 3 ? now : null,
      })),
    ),
  )
}
