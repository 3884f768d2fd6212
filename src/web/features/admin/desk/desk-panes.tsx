import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'

type DeskPanesProps = {
  list: ReactNode
  title: string
  /** The current item. */
  children: ReactNode
  /** Null for a role that only reads. */
  decision: ReactNode
  /** On a phone: the item is shown instead of the list. */
  isOpen: boolean
  onBack: () => void
}

/** A desk: the list of what waits, the current item, and the decision about it. On a phone one after the other. */
export function DeskPanes({ list, title, children, decision, isOpen, onBack }: DeskPanesProps) {
  const article = useRef<HTMLElement>(null)
  // Where the item takes the place of the list, its beginning is in sight.
  useEffect(() => {
    if (isOpen && !matchMedia('(min-width: 64rem)').matches) article.current?.scrollIntoView()
  }, [isOpen])
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
      <div
        className={cx(
          'overflow-y-auto rounded-md border border-line bg-surface lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)]',
          isOpen && 'max-lg:hidden',
        )}
      >
        {list}
      </div>
      <div
        className={cx(
          'grid items-start gap-6',
          decision !== null && 'xl:grid-cols-[minmax(0,1fr)_20rem]',
          !isOpen && 'max-lg:hidden',
        )}
      >
        <article ref={article} className="grid min-w-0 scroll-mt-24 gap-4" aria-label={title}>
          <Button variant="quiet" size="sm" className="justify-self-start lg:hidden" onClick={onBack}>
            Volver a la cola
          </Button>
          <h2 className="text-h3 wrap-anywhere">{title}</h2>
          {children}
        </article>
        {decision !== null && (
          <div className="min-w-0 border-line max-xl:border-t max-xl:pt-5 xl:sticky xl:top-6 xl:border-l xl:pl-6">
            {decision}
          </div>
        )}
      </div>
    </div>
  )
}
