import type { ComponentProps } from 'react'
import { Note } from '#web/ui/state/note.tsx'

/**
 * A form with an address or a password, sent by script. Before the script runs, the browser posts it to the server, which
 * answers with the same page.
 */
export function AccountForm({ children, ...props }: ComponentProps<'form'>) {
  return (
    <form className="grid gap-5" {...props}>
      <div className="hidden noscript:block">
        <Note tone="warn">Para continuar activa JavaScript en tu navegador.</Note>
      </div>
      {children}
    </form>
  )
}
