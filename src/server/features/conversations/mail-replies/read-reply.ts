import { createHash } from 'node:crypto'
import EmailReplyParser from 'email-reply-parser'
import PostalMime from 'postal-mime'

/** In characters: an answer stands at the beginning of its mail, and is shorter. */
const mostRead = 20_000
const mostLines = 20_000
const lineFeed = 10

/** A mail as far as an answer needs it. */
export interface MailReply {
  /** In lower case. */
  from: string
  to: string[]
  /** What the person wrote, without the quoted mail and the signature; '' if nothing is left. */
  text: string
  /** Something was attached that does not belong to the text. */
  hasFiles: boolean
  /** A program sent it: an absence note, a list, a mail that came back. */
  isAutomatic: boolean
  /** The same for each copy of one mail. */
  key: string
}

/** Reads a mail to an address for answers. */
export async function readReply(bytes: Uint8Array): Promise<MailReply> {
  const mail = await PostalMime.parse(firstLines(bytes))
  const header = (name: string) =>
    mail.headers
      .find(({ key }) => key === name)
      ?.value.toLowerCase()
      .trim() ?? ''
  const written = mail.text ?? textOf((mail.html ?? '').slice(0, mostRead))
  const addresses = (list: typeof mail.to) =>
    (list ?? []).flatMap(({ address = '' }) => (address ? [address] : []))
  return {
    from: mail.from?.address?.toLowerCase() ?? '',
    to: [...addresses(mail.to), ...addresses(mail.cc), header('delivered-to'), header('x-original-to')]
      .map((address) => address.toLowerCase())
      .filter((address) => address !== ''),
    text: withoutQuotes(written),
    hasFiles: mail.attachments.some(({ disposition }) => disposition !== 'inline'),
    isAutomatic:
      !['', 'no'].includes(header('auto-submitted')) ||
      /bulk|list|junk|auto_reply/.test(header('precedence')) ||
      header('x-autoreply') !== '' ||
      header('return-path') === '<>' ||
      mail.from?.address === undefined,
    key: createHash('sha256')
      .update(mail.messageId ?? bytes)
      .digest('base64url')
      .slice(0, 32),
  }
}

/** The beginning of a mail with very many lines, of which the parser takes long. A file of a megabyte has fewer. */
function firstLines(bytes: Uint8Array): Uint8Array {
  let at = -1
  for (let line = 0; line < mostLines; line++) {
    at = bytes.indexOf(lineFeed, at + 1)
    if (at === -1) return bytes
  }
  return bytes.subarray(0, at)
}

/** The library takes long for long runs of empty lines, and for very long texts. */
function withoutQuotes(written: string): string {
  const lines = written.slice(0, mostRead).replaceAll('\r\n', '\n').split('\n')
  const calm = lines
    .map((line) => line.trimEnd())
    .filter((line, index, all) => line !== '' || all[index - 1] !== '')
    .join('\n')
  return new EmailReplyParser().parseReply(calm).trim()
}

/** The text of a mail that has only HTML, up to what it quotes. */
function textOf(html: string): string {
  const quoted = html.search(/<blockquote|gmail_quote|divRplyFwdMsg/i)
  const own = quoted === -1 ? html : html.slice(0, html.lastIndexOf('<', quoted))
  return own
    .replaceAll(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
