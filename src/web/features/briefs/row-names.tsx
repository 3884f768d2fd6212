import type { BriefDetail } from '#contracts/briefs/briefs.contract.ts'
import { formatPartialDate } from '#domain/time/dates.ts'
import { sumInWords } from './brief.words.ts'
import type { RowName } from './compared.ts'

/** What each row of the comparison is about. */
export const rowNames: Record<RowName, string> = {
  price: 'Precio',
  days: 'Entrega',
  covers: 'Lo que pediste',
  milestones: 'Pagos por hito',
  rounds: 'Cambios',
  works: 'Trabajos',
  reputation: 'Reputación del servicio',
  message: 'Cómo lo haría',
  reasons: 'Por qué encaja',
}

/** 'Pediste de $600.00 a $900.00'. */
export const askedInWords = ({ minCents, maxCents }: NonNullable<BriefDetail['budget']>): string =>
  minCents === maxCents
    ? `Pediste por ${sumInWords(minCents)}`
    : `Pediste de ${sumInWords(minCents)} a ${sumInWords(maxCents)}`

/** The names of the rows beside the columns, where there is room; each column has them, too, for who listens. */
export function RowNames({
  rows,
  brief: { budget, wantedBy },
}: {
  rows: readonly RowName[]
  brief: Pick<BriefDetail, 'budget' | 'wantedBy'>
}) {
  const asked: Partial<Record<RowName, string | null>> = {
    price: budget && askedInWords(budget),
    days: wantedBy && `Lo quieres para el ${formatPartialDate(wantedBy)}`,
  }
  return (
    <div
      aria-hidden="true"
      className="sticky -left-4 z-1 -ml-4 row-span-11 hidden grid-rows-subgrid bg-bg pl-4 md:grid"
    >
      <span />
      {rows.map((name) => (
        <p key={name} className="border-t border-line py-4 pr-2 text-sm font-strong">
          {rowNames[name]}
          {asked[name] && <span className="block text-xs font-body text-ink-2">{asked[name]}</span>}
        </p>
      ))}
    </div>
  )
}
