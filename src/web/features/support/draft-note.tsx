import { Button } from '../../ui/button.tsx'
import { Note } from '../../ui/note.tsx'

/** What was typed last time is back; it can be thrown away. */
export function DraftNote({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Note tone="info">
      <span className="flex flex-wrap items-center gap-x-4">
        Recuperamos lo que habías escrito en este navegador.
        <Button variant="quiet" size="sm" onClick={onDiscard}>
          Descartar
        </Button>
      </span>
    </Note>
  )
}

/** Where scripts are off, a form to us cannot be sent: the way that remains. */
export function WithoutScripts({ email }: { email: string }) {
  return (
    <div className="mb-5 hidden rounded-md bg-warn-soft px-4 py-3 text-sm text-warn-ink noscript:block">
      Este formulario necesita JavaScript. Sin él, escríbenos a{' '}
      <a href={`mailto:${email}`} className="underline">
        {email}
      </a>{' '}
      con los mismos datos.
    </div>
  )
}
