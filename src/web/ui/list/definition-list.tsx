import { Fragment, type ReactNode } from 'react'

export type Definition = { term: string; value: ReactNode; icon?: ReactNode }

/** Facts as pairs: pay, mode, level, date. `facts` shows them in columns, `rows` one below the other. */
export function DefinitionList({
  items,
  variant = 'rows',
}: {
  items: readonly Definition[]
  variant?: 'rows' | 'facts'
}) {
  if (variant === 'facts') {
    return (
      <dl className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-x-6 gap-y-4">
        {items.map((item) => (
          <div key={item.term}>
            <dt className="flex items-center gap-1.5 text-xs text-ink-2">
              {item.icon && <span className="text-ink-3">{item.icon}</span>}
              {item.term}
            </dt>
            <dd className="mt-0.5 font-strong">{item.value}</dd>
          </div>
        ))}
      </dl>
    )
  }
  return (
    <dl className="-my-2.5 grid grid-cols-[auto_1fr] text-sm">
      {items.map((item) => (
        <Fragment key={item.term}>
          <dt className="border-line py-2.5 pr-4 text-ink-2 not-first:border-t">{item.term}</dt>
          <dd className="border-line py-2.5 text-right font-strong not-nth-2:border-t">{item.value}</dd>
        </Fragment>
      ))}
    </dl>
  )
}
