import type { ReactNode } from 'react'
import { formatDateTime } from '#domain/time/dates.ts'
import { brand } from '#web/brand.ts'
import { BrandLink } from '#web/layouts/brand-link.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import { Band } from '#web/ui/look/motif/band.tsx'

type Facts = { term: string; value: ReactNode }[]

type PaperSheetProps = {
  /** What it is, such as 'Recibo'. */
  kind: string
  number: string
  issuedAt: string | null
  payer: Facts
  details: Facts
  total: { label: string; value: string }
  /** What it is not. */
  foot: ReactNode
}

/** A receipt or a note. Printing shows only this. */
export function PaperSheet({ kind, number, issuedAt, payer, details, total, foot }: PaperSheetProps) {
  return (
    <article className="overflow-clip rounded-md border border-line bg-surface print:rounded-none print:border-0">
      <Band />
      <div className="grid gap-8 p-6 sm:p-10">
        <header className="flex flex-wrap items-start justify-between gap-4">
          <div>
            <BrandLink />
            <p className="mt-2 text-sm text-ink-2">{brand.place}</p>
          </div>
          <div className="sm:text-right">
            <p className="text-sm text-ink-2">{kind}</p>
            <h1 className="fig text-h3">{number}</h1>
            {issuedAt && (
              <p className="text-sm text-ink-2">
                Emitido el <time dateTime={issuedAt}>{formatDateTime(new Date(issuedAt))}</time>
              </p>
            )}
          </div>
        </header>
        <section>
          <h2 className="mb-3 text-h4">Cliente</h2>
          <DefinitionList items={payer} />
        </section>
        <section>
          <h2 className="mb-3 text-h4">Detalle</h2>
          <DefinitionList items={details} />
          <p className="mt-4 flex items-baseline justify-between gap-4 border-t border-line-strong pt-4">
            <span className="font-strong">{total.label}</span>
            <span className="fig text-h3">{total.value}</span>
          </p>
        </section>
        <p className="text-xs text-ink-2">{foot}</p>
      </div>
    </article>
  )
}
