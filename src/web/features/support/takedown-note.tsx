import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Takedown } from '#contracts/takedown-fields.ts'
import { reasonForOwner } from '#domain/admin/post-notices.words.ts'
import { formatDate } from '#domain/time/dates.ts'
import { Note } from '#web/ui/state/note.tsx'

type TakedownNoteProps = {
  takedown: Takedown
  /** 'Tu aviso', 'Tu servicio'. */
  subject: 'Tu aviso' | 'Tu servicio'
  /** Below another heading of the page; without it the note has none. */
  level?: 2
  children?: ReactNode
}

/** For the owner: that Qhatu took it down, why, and what can be done. */
export function TakedownNote({ takedown, subject, level, children }: TakedownNoteProps) {
  const head = `${subject} está retirado por Qhatu`
  return (
    <Note tone="bad">
      <div className="grid gap-1 text-sm">
        {level === 2 ? <h2 className="text-h4">{head}</h2> : <p className="font-strong">{head}</p>}
        <p>
          Nadie más lo ve desde el {formatDate(new Date(takedown.at))}. Motivo:{' '}
          {reasonForOwner(takedown.reason)}.
        </p>
        {takedown.note && <p className="whitespace-pre-line wrap-anywhere">{takedown.note}</p>}
        <p>
          Solo nosotros podemos mostrarlo otra vez. Si ya lo corregiste o crees que es un error,{' '}
          <Link to="/contacto" className="underline">
            escríbenos
          </Link>
          .
        </p>
        {children}
      </div>
    </Note>
  )
}
