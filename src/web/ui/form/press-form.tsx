import type { ComponentProps } from 'react'
import { Note } from '#web/ui/state/note.tsx'

type PressFormProps = Pick<ComponentProps<'form'>, 'children' | 'encType'> & {
  /** What could not be done. */
  title?: string | undefined
  /** Why it was refused. */
  problem: string | null
}

/**
 * A form of little more than a button, which the browser sends by itself to the page's own address, with scripts or without: opening
 * the page changes nothing, so that a mail scanner that follows a link does not.
 */
export function PressForm({ title, problem, children, encType }: PressFormProps) {
  return (
    <form method="post" encType={encType} className="grid gap-5">
      {problem !== null && (
        <Note tone="bad" announce>
          {title && <p className="font-strong">{title}</p>}
          <p>{problem}</p>
        </Note>
      )}
      {children}
    </form>
  )
}
