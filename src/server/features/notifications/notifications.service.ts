import type { NotificationType } from '#contracts/notifications/notifications-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import type { UserActor } from '#server/http/actor.ts'
import type { MailAttachment } from '#server/platform/mail/mailer.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import type { OwnNotification } from './notifications.policy.ts'
import {
  countUnread,
  findReader,
  insertNotification,
  listNotifications,
  markAllRead,
  markRead,
  markReadOf,
} from './notifications.queries.ts'

/** How many the bell shows, and a page of older ones. */
const shown = 50

/** Where a person chooses what to hear of. */
const preferencesPage = {
  professional: '/dashboard/notificaciones#preferencias',
  company: '/company-dashboard/notificaciones#preferencias',
}

/** Something that happened to a person, as the bell and the mail tell it. */
export interface Notice {
  userId: number
  /** Who did it; null: the clock, or somebody who must not be named. Nobody's own act rings their bell. */
  by: number | null
  type: NotificationType
  title: string
  /** The sentence on the bell, and the first one of the mail. */
  message: string
  /** The page that it is about, as a path of this site. */
  link: string | null
  /** Left out: the bell alone tells it. */
  mail?: NoticeMail
  /** The bell has told of it before. */
  onlyByMail?: true
}

export interface NoticeMail {
  subject: string
  heading: string
  /** What its button says; it leads to `link`. */
  label: string
  /** After the message. */
  paragraphs?: string[]
  details?: [label: string, value: string][]
  attachments?: MailAttachment[]
}

/**
 * Tells a person something, in the transaction that causes it: on the bell and by mail, as far as the person wants to hear of
 * its kind there. Of what they did themselves only the mail tells, which confirms it and is there to be kept.
 */
export async function notify(
  deps: Pick<Deps, 'clock' | 'config' | 'queue'>,
  tx: Db,
  { mail, onlyByMail, by, ...news }: Notice,
): Promise<void> {
  const reader = await findReader(tx, news.userId, news.type)
  if (!reader) return
  if (reader.wantsBell && !onlyByMail && by !== news.userId) {
    await insertNotification(tx, { ...news, createdAt: deps.clock.now() })
    await pushEvent(tx, [news.userId], { topic: 'notifications' })
  }
  if (!mail || !reader.wantsMail) return
  const links = [{ label: 'Elige qué correos recibes', url: preferencesPage[reader.userType] }]
  // What somebody else typed, a name or a message, goes to no mailbox that nobody has proved: such a one may be a stranger's.
  if (!reader.isConfirmed && by !== null && by !== news.userId) {
    const action = { label: 'Ver en Qhatu', url: `${deps.config.publicUrl}${news.link ?? '/login'}` }
    await sendMail(deps, tx, {
      to: reader.email,
      subject: unproven.heading,
      content: { ...unproven, links, action },
    })
    return
  }
  await sendMail(deps, tx, {
    to: reader.email,
    subject: mail.subject,
    ...(mail.attachments ? { attachments: mail.attachments } : {}),
    content: {
      preheader: news.message,
      heading: reader.isConfirmed ? mail.heading : 'Hola',
      paragraphs: [news.message, ...(mail.paragraphs ?? [])],
      ...(mail.details ? { details: mail.details } : {}),
      links,
      ...(news.link ? { action: { label: mail.label, url: `${deps.config.publicUrl}${news.link}` } } : {}),
    },
  })
}

/** All that a mailbox hears which nobody has proved. */
const unproven = {
  preheader: 'Entra a tu cuenta para verla.',
  heading: 'Tienes una novedad en Qhatu',
  paragraphs: [
    'Pasó algo nuevo en tu cuenta. Entra para verlo.',
    'Cuando confirmes este correo, te contaremos cada novedad aquí mismo.',
  ],
}

/** The latest ones, or those before one of them, and how many of all are unread. */
export async function listOwnNotifications(
  { db }: Pick<Deps, 'db'>,
  { userId }: UserActor,
  { before }: { before?: number | undefined } = {},
) {
  const [rows, unreadCount] = await Promise.all([
    listNotifications(db, userId, { limit: shown + 1, before }),
    countUnread(db, userId),
  ])
  return { rows: rows.slice(0, shown), unreadCount, hasMore: rows.length > shown }
}

export async function readNotification(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  notification: OwnNotification,
): Promise<void> {
  await markRead(db, notification.id, clock.now())
}

export async function readAllNotifications(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { userId }: UserActor,
): Promise<void> {
  await markAllRead(db, userId, clock.now())
}

/** A person has seen the page that notifications lead to, so the bell need not tell of it any more. */
export async function readNoticesOf(
  tx: Db,
  news: { userId: number; link: string },
  readAt: Date,
): Promise<void> {
  const read = await markReadOf(tx, news, readAt)
  if (read > 0) await pushEvent(tx, [news.userId], { topic: 'notifications' })
}
