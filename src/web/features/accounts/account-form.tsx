import type { ReactNode, SubmitEvent } from 'react'
import { Note } from '#web/ui/note.tsx'

type AccountFormProps = { onSubmit: (event: SubmitEvent) => void; children: ReactNode }

/**
 * A form with somebody's address or password, sent by the page's script. Pressed before the script is there it goes to the
 * server as a POST, which answers with its page again: a GET would write the password into the address.
 */
export function AccountForm({ onSubmit, children }: AccountFormProps) {
  return (
    <form method="post" noValidate className="grid gap-5" onSubmit={onSubmit}>
      <div className="hidden noscript:block">
        <Note tone="warn">Para continuar activa JavaScript en tu navegador.</Note>
      </div>
      {children}
    </form>
  )
}
