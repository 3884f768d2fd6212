import type { ComponentProps } from 'react'
import { Note } from '#web/ui/state/note.tsx'

/**
 * A form with somebody's address or password, sent by the page's script. Pressed before the script is there it goes to the
 * server as a POST, which answers with its page again.
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
