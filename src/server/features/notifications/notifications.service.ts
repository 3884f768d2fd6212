import type { MailListItem } from '#domain/mail/layout.ts'
import { noticeContent, preferencesLink, preferencesPages } from '#domain/mail/notice-content.ts'
import type { NotificationType } from '#contracts/notifications/notifications-vocabulary.ts'
import type { Db } from '#server/db/connection.ts'
import { pushEvent } from '#server/db/live-events.ts'
import type { Deps } from '#server/deps.ts'
import type { UserActor } from '#server/actor.ts'
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
import { listedNotifications } from '#contracts/notifications/notification-figures.ts'

/** An event for a person, as the bell and the mail report it. */
export interface Notice {
  userId: number
  /**
   * Who caused it; null: a scheduled task, or somebody who must not be named. A person's own act does not appear on
   * their bell.
   */
  by: number | null
  type: NotificationType
  title: string
  /** The sentence on the bell, and the first one of the mail. */
  message: string
  /** The page about it, as a path of this site. */
  link: string | null
  /** Omitted: bell only. */
  mail?: NoticeMail
  /** The bell has shown it before. */
  onlyByMail?: true
}

/** What a notice says. */
export type NoticeWords = Pick<Notice, 'title' | 'message' | 'mail'>

export interface NoticeMail {
  subject: string
  heading: string
  /** The text of its button, which leads to `link`. */
  label: string
  /** Shown after the message. */
  paragraphs?: string[]
  details?: [label: string, value: string][]
  /** Things to open, one by one. */
  list?: MailListItem[]
  attachments?: MailAttachment[]
  /** Where its button leads instead of `link`, which needs a session. */
  path?: string
  /** The address that takes an answer. */
  replyTo?: string
}

/**
 * Notifies a person on the bell and by mail, as their preferences allow, in the transaction of the event. A person's
 * own acts are only mailed, as a confirmation to keep.
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
  const path = mail.path ?? news.link
  const headers = mail.replyTo === undefined ? {} : { headers: { 'Reply-To': mail.replyTo } }
  // Text typed by another person (a name, a message) is not sent to an unconfirmed address, which may be a
  // stranger's.
  if (!reader.isConfirmed && by !== null && by !== news.userId) {
    const action = { label: 'Ver en Qhatu', url: `${deps.config.publicUrl}${path ?? '/login'}` }
    await sendMail(deps, tx, {
      to: reader.email,
      subject: unproven.heading,
      ...headers,
      content: { ...unproven, links: [preferencesLink(preferencesPages[reader.userType])], action },
    })
    return
  }
  await sendMail(deps, tx, {
    to: reader.email,
    subject: mail.subject,
    ...headers,
    ...(mail.attachments ? { attachments: mail.attachments } : {}),
    content: noticeContent({
      ...mail,
      message: news.message,
      heading: reader.isConfirmed ? mail.heading : 'Hola',
      action: path ? { label: mail.label, url: `${deps.config.publicUrl}${path}` } : null,
      preferencesPage: preferencesPages[reader.userType],
    }),
  })
}

/** The whole content of a mail to an unconfirmed address. */
const unproven = {
  preheader: 'Entra a tu cuenta para verla.',
  heading: 'Tienes una novedad en Qhatu',
  paragraphs: [
    'Pasó algo nuevo en tu cuenta. Entra para verlo.',
    'Cuando confirmes este correo, te contaremos cada novedad aquí mismo.',
  ],
}

/** The latest notifications, or those before a given one, and the number of unread ones overall. */
export async function listOwnNotifications(
  { db }: Pick<Deps, 'db'>,
  { userId }: UserActor,
  { before }: { before?: number | undefined } = {},
) {
  const [rows, unreadCount] = await Promise.all([
    listNotifications(db, userId, { limit: listedNotifications + 1, before }),
    countUnread(db, userId),
  ])
  return { rows: rows.slice(0, listedNotifications), unreadCount, hasMore: rows.length > listedNotifications }
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

/** The person has seen the page that notifications link to, so they count as read. */
export async function readNoticesOf(
  tx: Db,
  news: { userId: number; link: string },
  readAt: Date,
): Promise<void> {
  const readCount = await markReadOf(tx, news, readAt)
  if (readCount > 0) await pushEvent(tx, [news.userId], { topic: 'notifications' })
}
