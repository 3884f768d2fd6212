import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'

/** A mail server that takes everything, and knows by its id whether it took a mail before. */
export interface Mailbox {
  /** For `SMTP_URL`. */
  url: string
  /** The ids of the mails that came to an address: one that came twice is there twice. */
  idsTo(address: string): string[]
  close(): Promise<void>
}

export async function openMailbox(): Promise<Mailbox> {
  const ids = new Map<string, string[]>()
  const server = new SMTPServer({
    disabledCommands: ['STARTTLS'],
    authOptional: true,
    onData: (stream, { envelope }, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        void PostalMime.parse(Buffer.concat(chunks)).then(({ messageId = '' }) => {
          for (const { address } of envelope.rcptTo)
            ids.set(address, [...(ids.get(address) ?? []), messageId])
          answer()
        })
      })
    },
  })
  // A process that is killed in the middle of a mail breaks its connection.
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
