import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that accepts everything, and recognizes repeated mails by their id. */
export interface Mailbox {
  /** The value of `SMTP_URL`. */
  url: string
  /** The ids of the mails to an address; a repeated mail is listed twice. */
  idsTo(address: string): string[]
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const ids = new Map<string, string[]>()
  async function take(stream: Readable, to: { address: string }[]): Promise<void> {
    const { messageId = '' } = await PostalMime.parse(await buffer(stream))
    for (const { address } of to) ids.set(address, [...(ids.get(address) ?? []), messageId])
  }
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, { envelope }, answer) => void take(stream, envelope.rcptTo).then(() => answer(), answer),
  })
  // A process that is killed during a mail breaks its connection.
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    idsTo: (address) => ids.get(address) ?? [],
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
      }),
  }
}
