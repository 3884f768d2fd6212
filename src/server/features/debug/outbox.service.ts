import type { Deps } from '#server/deps.ts'
import { listMails } from '#server/platform/mail/mails.queries.ts'

/** The 100 newest mails, to one address or to all. */
export const listOutbox = ({ db }: Pick<Deps, 'db'>, to: string | undefined) =>
  listMails(db, to?.trim().toLowerCase(), 100)
