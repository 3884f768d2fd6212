import type { Scorecard, Scorecards } from '#contracts/applications/scorecards.contract.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { PointsStair } from '#web/ui/look/points-stair.tsx'
import { pointNames, pointsInWords, spreadInWords } from './scorecard.words.ts'

type Shown = { key: string; person: string; submittedAt: string; card: Scorecard }

/** All submitted scorecards side by side: each attribute with the points of everybody, how far apart they are, and the average. */
export function ComparedScorecards({ attributes, mine, others, summary }: Scorecards) {
  const own = mine?.submittedAt
    ? [{ key: 'mine', person: 'Tú', submittedAt: mine.submittedAt, card: mine }]
    : []
  const cards: Shown[] = [
    ...own,
    ...others.flatMap(({ id, person, submittedAt, card }) =>
      card ? [{ key: String(id), person: person ?? 'Tu equipo', submittedAt, card }] : [],
    ),
  ]
  const shown = attributes.filter(({ id }) =>
    cards.some(({ card }) => card.points.some(({ attributeId }) => attributeId === id)),
  )
  const pointsOf = ({ card }: Shown, id: number) =>
    card.points.find(({ attributeId }) => attributeId === id)?.points
  return (
    <div className="grid gap-5">
      {summary && (
        <p className="flex flex-wrap items-end gap-x-3 gap-y-1">
          <span className="text-h3 tabular-nums">{summary.average}</span>
          <PointsStair
            points={summary.average}
            label={`Promedio: ${summary.average} de ${pointNames.length}`}
          />
          <span className="text-sm text-ink-2">
            promedio de {summary.count === 1 ? '1 evaluación' : `${summary.count} evaluaciones`}
          </span>
        </p>
      )}
      <div
        className="relative overflow-x-auto"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways with many people
        tabIndex={0}
        role="group"
        aria-label="Evaluaciones lado a lado"
      >
        <table className="w-full border-collapse text-left text-sm">
          <thead>
            <tr className="border-b border-line text-xs text-ink-2">
              <th scope="col" className="min-w-32 py-2 pr-3 font-medium">
                Criterio
              </th>
              {cards.map(({ key, person }) => (
                <th key={key} scope="col" className="min-w-24 px-2 py-2 font-medium wrap-anywhere">
                  {person}
                </th>
              ))}
              <th scope="col" className="min-w-24 py-2 pl-2 font-medium">
                Acuerdo
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ id, name }) => {
              const sum = summary?.attributes.find(({ attributeId }) => attributeId === id)
              return (
                <tr key={id} className="border-b border-line align-middle">
                  <th scope="row" className="py-2.5 pr-3 font-strong wrap-anywhere">
                    {name}
                  </th>
                  {cards.map((one) => {
                    const points = pointsOf(one, id)
                    return (
                      <td key={one.key} className="px-2 py-2.5">
                        {points === undefined ? (
                          <span className="text-xs text-ink-3">Sin calificar</span>
                        ) : (
                          <span className="grid gap-1">
                            <PointsStair points={points} label={pointsInWords(points)} />
                            <span aria-hidden="true" className="text-xs text-ink-2">
                              {pointNames[points - 1]}
                            </span>
                          </span>
                        )}
                      </td>
                    )
                  })}
                  <td className="py-2.5 pl-2 text-xs text-ink-2 tabular-nums">
                    {sum && (
                      <>
                        <span className="block text-sm font-strong text-ink">{sum.average}</span>
                        {cards.length > 1 && spreadInWords(sum.least, sum.most)}
                      </>
                    )}
                  </td>
                </tr>
              )
            })}
          </tbody>
        </table>
      </div>
      <ul className="grid gap-4">
        {cards.map(({ key, person, submittedAt, card }) => (
          <li key={key} className="flex gap-3">
            <Avatar name={person} size={34} />
            <div className="min-w-0 grow">
              <p className="text-xs text-ink-3">
                <span className="font-strong text-ink">{person}</span> ·{' '}
                <time dateTime={submittedAt}>{formatDateTime(new Date(submittedAt))}</time>
              </p>
              <p className="text-sm whitespace-pre-line wrap-anywhere">
                {card.text || <span className="text-ink-2">Sin comentario.</span>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  )
}
