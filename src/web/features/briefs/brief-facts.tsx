import { formatDate, formatPartialDate } from '#domain/time/dates.ts'
import { budgetInWords } from './brief.words.ts'

interface Facts {
  category: string | null
  budget: { minCents: number; maxCents: number } | null
  wantedBy: string | null
  publishedAt: string | null
  openUntil: string | null
}

/** The facts of a brief, as a list of names and values. */
export function BriefFacts({ category, budget, wantedBy, publishedAt, openUntil }: Facts) {
  const facts: [string, string][] = [
    ['Presupuesto', budgetInWords(budget)],
    ['Para cuándo', wantedBy ? formatPartialDate(wantedBy) : 'Sin apuro'],
    ['Categoría', category ?? 'Sin elegir'],
    ...(publishedAt ? [['Publicado', formatDate(new Date(publishedAt))] as [string, string]] : []),
    ...(openUntil
      ? [['Recibe propuestas', `Hasta el ${formatDate(new Date(openUntil))}`] as [string, string]]
      : []),
  ]
  return (
    <dl className="grid content-start grid-cols-2 gap-x-6 gap-y-4 sm:grid-cols-3">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt className="text-xs text-ink-2">{name}</dt>
          <dd className="mt-0.5 text-sm font-strong wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The words of a brief: what is needed, and what has to be in it. */
export function BriefWords({ description, needs }: { description: string; needs: readonly string[] }) {
  return (
    <div className="max-w-measure">
      <p className="wrap-anywhere whitespace-pre-line">{description}</p>
      {needs.length > 0 && (
        <ul className="mt-4 grid list-disc gap-1 pl-5 text-sm">
          {needs.map((need) => (
            <li key={need} className="wrap-anywhere">
              {need}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
