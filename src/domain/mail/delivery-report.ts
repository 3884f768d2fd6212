import type { SuppressionReason } from '#contracts/accounts/suppression-vocabulary.ts'

/** A part of a mail: its media type and its text. */
export interface MailPart {
  mime: string
  text: string
}

export interface DeliveryReport {
  /** The Message-ID of the mail that came back, without angle brackets; null if the report does not say it. */
  messageId: string | null
  /** Those that should get no more mail, with what the server said. */
  gone: { address: string; reason: SuppressionReason; detail: string }[]
}

/** What is stored of what a server said. */
export const longestDetail = 300

/**
 * Status codes (RFC 3463) of addresses that will never work: the mailbox or its domain does not exist (5.1.x), is closed
 * (5.2.1), or no server takes mail for it (5.4.4). Others pass, such as a full mailbox (5.2.2), or are about the mail and not
 * about the address, such as a refusal of its content (5.7.x).
 */
const isGone = (status: string): boolean => /^5\.(?:1\.\d{1,3}|2\.1|4\.4)$/.test(status)

/**
 * Reads a report about a mail that could not be delivered (RFC 3464), or that its reader reported as unwanted (RFC 5965). A
 * report of neither kind names nobody.
 */
export function readDeliveryReport(parts: readonly MailPart[]): DeliveryReport {
  const textOf = (...mimes: string[]) => parts.find(({ mime }) => mimes.includes(mime))?.text ?? ''
  const returned = fieldsOf(textOf('text/rfc822-headers', 'message/rfc822', 'message/global-headers'))[0]
  const [complaint] = fieldsOf(textOf('message/feedback-report'))
  return {
    messageId: /<([^<>\s]+)>/.exec(returned?.get('message-id') ?? '')?.[1] ?? null,
    gone: [
      ...fieldsOf(textOf('message/delivery-status', 'message/global-delivery-status')).flatMap(failed),
      ...(complaint ? complained(complaint) : []),
    ],
  }
}

type Fields = ReadonlyMap<string, string>

function failed(fields: Fields): DeliveryReport['gone'] {
  const address = addressIn(fields.get('final-recipient'))
  const status = /^\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
  if (!address || fields.get('action')?.toLowerCase() !== 'failed' || !isGone(status)) return []
  const said = fields.get('diagnostic-code')?.replace(/^[\w-]+;\s*/, '')
  return [{ address, reason: 'bounce', detail: (said ?? status).slice(0, longestDetail) }]
}

function complained(fields: Fields): DeliveryReport['gone'] {
  const address = addressIn(fields.get('original-rcpt-to'))
  return address && fields.get('feedback-type')?.toLowerCase() === 'abuse'
    ? [{ address, reason: 'complaint', detail: '' }]
    : []
}

/** `rfc822; rosa@ejemplo.pe` or `<rosa@ejemplo.pe>`. */
const addressIn = (value: string | undefined): string | null =>
  /^(?:[\w-]+;)?\s*<?([^\s<>]{1,64}@[^\s<>]{1,255})>?\s*$/.exec(value ?? '')?.[1]?.toLowerCase() ?? null

/** Groups of header fields between blank lines, by lower-case name; a line that begins with a blank continues the one before. */
function fieldsOf(text: string): Fields[] {
  return text
    .replaceAll('\r\n', '\n')
    .split(/\n\s*\n/)
    .map((group) => {
      const lines = group.replaceAll(/\n[ \t]+/g, ' ').split('\n')
      return new Map(
        lines.flatMap((line): [string, string][] => {
          const [, name, value] = /^([!-9;-~]+):\s*(.*)$/.exec(line) ?? []
          return name !== undefined && value !== undefined ? [[name.toLowerCase(), value.trim()]] : []
        }),
      )
    })
    .filter((fields) => fields.size > 0)
}
