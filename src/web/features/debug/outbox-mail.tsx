import type { z } from 'zod'
import type { debugContract } from '#contracts/debug/debug.contract.ts'
import { Badge } from '#web/ui/look/badge.tsx'

export type OutboxMail = z.output<typeof debugContract.outbox.reply>[number]

const when = new Intl.DateTimeFormat('es-PE', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'America/Lima',
})

const linksIn = (text: string): string[] => [...new Set(text.match(/https?:\/\/[^\s<>"]+/g) ?? [])]

/** A sent mail: its text, with working links. */
export function OutboxMailItem({ mail }: { mail: OutboxMail }) {
  return (
    <details className="group border-line px-5 py-4 not-last:border-b">
      <summary className="grid gap-1">
        <span className="flex flex-wrap items-center gap-2 font-strong">
          {mail.subject}
          <Badge tone={mail.sentAt ? 'ok' : 'warn'}>{mail.sentAt ? 'Entregado' : 'En cola'}</Badge>
        </span>
        <span className="text-sm break-all text-ink-2">
          Para {mail.to} · {when.format(new Date(mail.createdAt))}
        </span>
      </summary>
      <ul className="mt-3 grid gap-1 text-sm">
        {linksIn(mail.text).map((link) => (
          <li key={link}>
            <a href={link} className="link break-all">
              {link}
            </a>
          </li>
        ))}
      </ul>
      <p className="mt-3 rounded-md bg-sunken p-4 text-sm break-words whitespace-pre-wrap">{mail.text}</p>
      {mail.attachments.map(({ name, mime, content }) => (
        <details key={name} className="mt-3 text-sm">
          <summary>
            {name} · {mime}
          </summary>
          <pre className="mt-2 overflow-x-auto rounded-md bg-sunken p-4">{content}</pre>
        </details>
      ))}
    </details>
  )
}
