import PostalMime from 'postal-mime'
import type { SuppressionReason } from '#contracts/accounts/suppression-vocabulary.ts'
import { longestDetail, type MailPart, readDeliveryReport } from '#domain/mail/delivery-report.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { findAddressee, suppress } from '#server/platform/mail/suppressions.queries.ts'

type MailEventDeps = Pick<Deps, 'pool' | 'clock'>
interface Gone {
  address: string
  reason: SuppressionReason
  detail: string
}

/**
 * Takes a report that came to the mailbox of the sender. Anybody can send one there, so it counts only if it returns a mail
 * that we sent to that address. Returns how many addresses get no more mail.
 */
export async function takeMailReport(deps: MailEventDeps, mail: Uint8Array): Promise<number> {
  const { messageId, gone } = readDeliveryReport(await partsOf(mail))
  const [, id, createdAt] = /^mail-(\d{1,9})\.(\d{13})@/.exec(messageId ?? '') ?? []
  if (id === undefined || gone.length === 0) return 0
  return transaction(deps, async (tx) => {
    const to = await findAddressee(tx, { id: Number(id), createdAt: new Date(Number(createdAt)) })
    return suppressAll(
      deps,
      tx,
      gone.filter(({ address }) => address === to),
    )
  })
}

/** Takes an event of the service that sends the mails; it knows which ones it sent. */
export async function takeMailEvent(
  deps: MailEventDeps,
  {
    type,
    to,
    bounce,
  }: { type: string; to: readonly string[]; bounce: { type: string; message: string } | null },
): Promise<number> {
  const reason = reasonOf(type, bounce?.type)
  if (reason === null) return 0
  const detail = (bounce?.message ?? '').slice(0, longestDetail)
  return transaction(deps, (tx) =>
    suppressAll(
      deps,
      tx,
      to.map((address) => ({ address, reason, detail })),
    ),
  )
}

function reasonOf(type: string, bounce: string | undefined): SuppressionReason | null {
  if (type === 'email.complained') return 'complaint'
  return type === 'email.bounced' && bounce === 'Permanent' ? 'bounce' : null
}

async function suppressAll(
  { clock }: Pick<Deps, 'clock'>,
  tx: Parameters<typeof suppress>[0],
  gone: readonly Gone[],
): Promise<number> {
  for (const one of gone) await suppress(tx, { ...one, at: clock.now() })
  return gone.length
}

async function partsOf(mail: Uint8Array): Promise<MailPart[]> {
  const { attachments } = await PostalMime.parse(mail, {
    forceRfc822Attachments: true,
    attachmentEncoding: 'utf8',
  })
  return attachments.map(({ mimeType, content }) => ({ mime: mimeType.toLowerCase(), text: String(content) }))
}
