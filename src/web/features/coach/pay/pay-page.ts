import { fewestPaidAds } from '#contracts/coach/pay-figures.ts'
import type { Pay } from '#contracts/coach/pay.contract.ts'
import { payHref } from '#domain/coach/pay/pay.address.ts'
import { barName, inSoles, payHeadline } from '#domain/coach/pay/pay.words.ts'
import type { PaySearch } from '#domain/coach/pay/wider-searches.ts'
import { inFigures } from '#web/features/jobs/list/job.words.ts'
import { jobsHref } from '#web/features/jobs/list/jobs.address.ts'

/** The page as texts and links, made on the server: so a public page loads nothing of the job list for it. */
export interface PayPage {
  headline: string
  /** 'No hay avisos con «cagero»: buscamos «cajero».'; null: as it was typed. */
  corrected: string | null
  /** Null: there are too few ads, and `few` says so. */
  spread: {
    figures: { label: string; value: string; of: string }[]
    bars: { name: string; ads: number }[]
    explained: string
  } | null
  few: string
  wider: { href: string; name: string; ads: string }[]
  links: { href: string; text: string }[]
}

const adsInWords = (count: number): string => `${inFigures(count)} ${count === 1 ? 'aviso' : 'avisos'}`

export function payPage(search: PaySearch, pay: Pay): PayPage {
  const { correctedQuery, place, spread, wider } = pay
  const shown = { ...search, q: correctedQuery ?? search.q }
  return {
    headline: payHeadline({ ...shown, place: place?.label ?? search.location }),
    corrected:
      correctedQuery === null ? null : `No hay avisos con «${search.q}»: buscamos «${correctedQuery}».`,
    spread: spread && spreadInWords(pay, spread),
    few: fewInWords(pay),
    wider: wider.map(({ q, category, place: at, experience, paidAds }) => ({
      href: payHref({ q, category: category ?? '', location: at?.slug ?? '', experience }),
      name: payHeadline({ q, category: category ?? '', place: at?.label ?? '', experience }),
      ads: adsInWords(paidAds),
    })),
    links: linksOf(shown, pay),
  }
}

function spreadInWords(
  { ads, adsAreExact, paidAds, paidAreExact, read }: Pay,
  { low, median, high, bars }: NonNullable<Pay['spread']>,
): NonNullable<PayPage['spread']> {
  const newest = read < paidAds ? ` Las cifras salen de los ${inFigures(read)} más recientes.` : ''
  const figure = (label: string, value: string, of = '') => ({ label, value, of })
  return {
    figures: [
      figure('En el medio (mediana)', inSoles(median)),
      figure('La cuarta parte paga menos de', inSoles(low)),
      figure('Y otra cuarta parte, más de', inSoles(high)),
      figure(
        'Avisos que lo dicen',
        `${paidAreExact ? '' : 'más de '}${inFigures(paidAds)}`,
        `de ${adsAreExact ? '' : 'más de '}${inFigures(ads)}`,
      ),
    ],
    bars: bars.map((bar) => ({ name: barName(bar), ads: bar.ads })),
    explained: `La mitad de estos avisos paga entre ${inSoles(low)} y ${inSoles(high)} al mes. De un rango cuenta el punto medio.${newest} No entran los que pagan en dólares, por hora o por día, ni los que no dicen cuánto.`,
  }
}

function fewInWords({ ads, paidAds }: Pay): string {
  const what =
    ads === 0
      ? 'Ahora no hay avisos activos con esto.'
      : paidAds === 0
        ? 'Ninguno dice un sueldo mensual en soles.'
        : `Solo ${adsInWords(paidAds)} ${paidAds === 1 ? 'dice' : 'dicen'} un sueldo mensual en soles.`
  return `${what} Con menos de ${fewestPaidAds} no damos una cifra, porque la decidirían la casualidad o una sola empresa.`
}

/** To the list with the same filters. */
function linksOf({ experience, ...search }: PaySearch, { ads, paidAds, spread }: Pay): PayPage['links'] {
  const href = (more: { withSalary?: boolean; minPay?: number }) =>
    jobsHref({ ...search, experience: [...experience], ...more })
  if (paidAds === 0) return ads === 0 ? [] : [{ href: href({}), text: 'Ver los avisos' }]
  return [
    { href: href({ withSalary: true }), text: 'Ver los avisos que dicen su sueldo' },
    ...(spread
      ? [
          {
            href: href({ minPay: Math.round(spread.median / 100) }),
            text: `Solo desde ${inSoles(spread.median)}`,
          },
        ]
      : []),
  ]
}

/** Searches to begin with. */
export const payExamples = (
  [
    ['Contador en Lima', { q: 'contador', location: 'lima' }],
    ['Vendedor', { q: 'vendedor' }],
    ['Todo Finanzas', { category: 'Finanzas' }],
    ['Desarrollador con 3 a 5 años', { q: 'desarrollador', experience: ['3-5'] }],
    ['Cualquier oficio en Arequipa', { location: 'arequipa' }],
  ] as const
).map(([name, search]) => ({ name, href: payHref(search) }))
