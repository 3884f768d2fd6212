import type { MailContent, MailListItem } from './layout.ts'

export interface NoticeMailParts {
  /** The sentence on the bell, and the first one of the mail. */
  message: string
  heading: string
  paragraphs?: string[]
  details?: [label: string, value: string][]
  list?: MailListItem[]
  /** Its button. */
  action: { label: string; url: string } | null
  /** Where the reader chooses which mails to get. */
  preferencesPage: string
}

/** Where a person chooses the notifications to receive. */
export const preferencesPages = {
  professional: '/dashboard/notificaciones#preferencias',
  company: '/company-dashboard/notificaciones#preferencias',
}

export const preferencesLink = (url: string) => ({ label: 'Elige qué correos recibes', url })

/** How the mail of a notice looks. */
export const noticeContent = ({
  message,
  heading,
  paragraphs = [],
  details,
  list,
  action,
  preferencesPage,
}: NoticeMailParts): MailContent => ({
  preheader: message,
  heading,
  paragraphs: [message, ...paragraphs],
  ...(details ? { details } : {}),
  ...(list ? { list } : {}),
  links: [preferencesLink(preferencesPage)],
  ...(action ? { action } : {}),
})
