import { Link } from 'react-router'
import { fewestPaidAds } from '#contracts/coach/pay-figures.ts'
import type { Pay } from '#contracts/coach/pay.contract.ts'
import { payHref } from '#domain/coach/pay/pay.address.ts'
import { barLabel, barName, inSoles, payHeadline } from '#domain/coach/pay/pay.words.ts'
import type { PaySearch } from '#domain/coach/pay/wider-searches.ts'
import { inFigures } from '#web/features/jobs/list/job.words.ts'
import { jobsHref } from '#web/features/jobs/list/jobs.address.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { BarChart } from '#web/ui/chart/bar-chart.tsx'
import { FigureSheet } from '#web/ui/list/figure-sheet.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Note } from '#web/ui/state/note.tsx'

type PayResultProps = { search: PaySearch; pay: Pay }

const adsInWords = (count: number): string => `${inFigures(count)} ${count === 1 ? 'aviso' : 'avisos'}`

/** What the ads of a search pay, or that there are too few of them and where there are more. */
export function PayResult({ search, pay }: PayResultProps) {
  const { correctedQuery, place, ads, adsAreExact, spread } = pay
  const shown = { ...search, q: correctedQuery ?? search.q }
  return (
    <section aria-labelledby="sueldos-de" className="mt-10 grid max-w-[60rem] gap-5">
      <div>
        <h2 id="sueldos-de" className="text-h3 wrap-anywhere">
          {payHeadline({ ...shown, place: place?.label ?? search.location })}
        </h2>
        {correctedQuery !== null && (
          <p className="mt-1 text-sm text-ink-2">
            No hay avisos con «{search.q}»: buscamos «{correctedQuery}».
          </p>
        )}
      </div>
      {spread ? <Spread pay={pay} spread={spread} /> : <TooFew pay={pay} />}
      <p className="flex flex-wrap gap-2">
        {pay.paidAds > 0 && (
          <LinkButton to={listHref(shown, { withSalary: true })} variant="secondary">
            Ver los avisos que dicen su sueldo
          </LinkButton>
        )}
        {spread && (
          <LinkButton
            to={listHref(shown, { minPay: Math.round(spread.median / 100) })}
            variant="quiet"
            className="whitespace-normal!"
          >
            Solo desde {inSoles(spread.median)}
          </LinkButton>
        )}
        {pay.paidAds === 0 && ads > 0 && (
          <LinkButton to={listHref(shown, {})} variant="secondary">
            {adsAreExact ? `Ver ${ads === 1 ? 'el aviso' : `los ${adsInWords(ads)}`}` : 'Ver los avisos'}
          </LinkButton>
        )}
      </p>
    </section>
  )
}

const listHref = (
  { experience, ...search }: PaySearch,
  more: { withSalary?: boolean; minPay?: number },
): string => jobsHref({ ...search, experience: [...experience], ...more })

function Spread({ pay, spread }: { pay: Pay; spread: NonNullable<Pay['spread']> }) {
  const { ads, adsAreExact, paidAds, paidAreExact, read } = pay
  const { low, median, high, bars } = spread
  return (
    <>
      <FigureSheet
        columns={4}
        figures={[
          { label: 'En el medio (mediana)', value: inSoles(median) },
          { label: 'La cuarta parte paga menos de', value: inSoles(low) },
          { label: 'Y otra cuarta parte, más de', value: inSoles(high) },
          {
            label: 'Avisos que lo dicen',
            value: (
              <>
                {paidAreExact ? '' : 'más de '}
                {inFigures(paidAds)}{' '}
                <span className="font-text text-sm tracking-normal text-ink-2">
                  de {adsAreExact ? '' : 'más de '}
                  {inFigures(ads)}
                </span>
              </>
            ),
          },
        ]}
      />
      <Card>
        <BarChart
          title="Cuántos avisos pagan cada tramo"
          description="Sueldo mensual en soles. De un rango cuenta el punto medio."
          pointLabel="Al mes"
          name="Avisos"
          points={bars.map((bar) => ({ key: barName(bar), label: barLabel(bar), name: barName(bar) }))}
          values={bars.map(({ ads: count }) => count)}
          caption="Soles al mes, desde"
        />
      </Card>
      <p className="max-w-[72ch] text-sm text-ink-2">
        La mitad de estos avisos paga entre {inSoles(low)} y {inSoles(high)} al mes.{' '}
        {read < paidAds && `Las cifras salen de los ${inFigures(read)} más recientes. `}
        No entran los que pagan en dólares, por hora o por día, ni los que no dicen cuánto.
      </p>
    </>
  )
}

function TooFew({ pay: { ads, paidAds, wider } }: { pay: Pay }) {
  return (
    <>
      <Note>
        {ads === 0
          ? 'Ahora no hay avisos activos con esto.'
          : `${paidAds === 0 ? 'Ninguno' : `Solo ${adsInWords(paidAds)}`} ${paidAds > 1 ? 'dicen' : 'dice'} un sueldo mensual en soles.`}{' '}
        Con menos de {fewestPaidAds} no damos una cifra, porque la decidirían la casualidad o una sola
        empresa.
      </Note>
      {wider.length > 0 && (
        <div>
          <h3 className="text-h4">Mirando más amplio</h3>
          <ul className="mt-3 divide-y divide-line rounded-md border border-line bg-surface">
            {wider.map(({ q, category, place, experience, paidAds: count }) => {
              const href = payHref({ q, category: category ?? '', location: place?.slug ?? '', experience })
              return (
                <li key={href} className="flex flex-wrap items-baseline justify-between gap-x-6 px-4 py-3">
                  <Link to={href} rel="nofollow" className="link wrap-anywhere">
                    {payHeadline({ q, category: category ?? '', place: place?.label ?? '', experience })}
                  </Link>
                  <span className="text-sm text-ink-2">{adsInWords(count)}</span>
                </li>
              )
            })}
          </ul>
        </div>
      )}
    </>
  )
}
