import type { ComponentProps } from 'react'
import { Note } from '#web/ui/state/note.tsx'

type PressFormProps = Pick<ComponentProps<'form'>, 'children' | 'encType'> & {
  /** What failed. */
  title?: string | undefined
  /** Why it was refused. */
  problem: string | null
}

/**
 * A form with little more than a button. The browser posts it to the page's own address, with or without scripts: opening
 * the page changes nothing, because mail scanners open links.
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
