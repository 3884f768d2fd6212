import { fewestPaidAds } from '#contracts/coach/pay-figures.ts'
import type { Pay, PayGroup } from '#contracts/coach/pay.contract.ts'
import { payHref } from '#domain/coach/pay/pay.address.ts'
import { barName, inSoles, payHeadline } from '#domain/coach/pay/pay.words.ts'
import { inFigures } from '#web/features/jobs/list/job.words.ts'
import { jobsHref } from '#web/features/jobs/list/job-list.address.ts'

/** The page as texts and links, made on the server: so a public page loads nothing of the job list for it. */
export interface PayPage {
  headline: string
  /** 'No hay avisos con “cagero”: buscamos “cajero”.'; null: as it was typed. */
  corrected: string | null
  /** Why there is no figure of what was asked, and which group is shown instead; null: what was asked is shown. */
  few: string | null
  /** Null: no group of the trade has enough ads. */
  spread: {
    figures: { label: string; value: string; of: string }[]
    bars: { name: string; ads: number }[]
    explained: string
    quartiles: { low: number; median: number; high: number }
  } | null
  wider: { href: string; name: string; ads: string }[]
  links: { href: string; text: string }[]
}

const adsInWords = (count: number): string => `${inFigures(count)} ${count === 1 ? 'aviso' : 'avisos'}`

/** As a search: an address and a headline are made of it. */
const searchOf = ({ category, ...group }: PayGroup) => ({ ...group, category: category ?? ('' as const) })

export function payPage(q: string, { correctedQuery, asked, shown, wider }: Pay): PayPage {
  const group = shown?.group ?? asked
  return {
    headline: payHeadline(searchOf(group)),
    corrected: correctedQuery === null ? null : `No hay avisos con “${q}”: buscamos “${correctedQuery}”.`,
    few: asked.paidAds < fewestPaidAds ? fewInWords(asked, shown?.group) : null,
    spread: shown && spreadInWords(shown),
    wider: wider.map((one) => ({
      href: payHref(searchOf(one)),
      name: payHeadline(searchOf(one)),
      ads: `${one.paidAreExact ? '' : 'más de '}${adsInWords(one.paidAds)}`,
    })),
    links: linksOf(group, shown?.spread.median),
  }
}

function spreadInWords({
  group: { ads, adsAreExact, paidAds, paidAreExact },
  read,
  spread: { low, median, high, bars },
}: NonNullable<Pay['shown']>): NonNullable<PayPage['spread']> {
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
    quartiles: { low, median, high },
    explained: `La mitad de estos avisos paga entre ${inSoles(low)} y ${inSoles(high)} al mes. De un rango cuenta el punto medio.${newest} No entran los que pagan en dólares, por hora o por día, ni los que no dicen cuánto.`,
  }
}

function fewInWords({ ads, paidAds, experience }: PayGroup, shown: PayGroup | undefined): string {
  const what =
    ads === 0
      ? 'Ahora no hay avisos activos con esto.'
      : paidAds === 0
        ? 'Ninguno de estos avisos dice un sueldo mensual en soles.'
        : `Con lo que pides, solo ${adsInWords(paidAds)} ${paidAds === 1 ? 'dice' : 'dicen'} un sueldo mensual en soles.`
  const why = `Con menos de ${fewestPaidAds} no damos una cifra, porque la decidirían la casualidad o una sola empresa.`
  if (!shown) return `${what} ${why}`
  const trade = shown.q === '' ? '' : 'el mismo oficio '
  const level =
    experience.length === 0
      ? ''
      : shown.experience.length === 0
        ? ', con cualquier experiencia'
        : ', con la misma experiencia'
  return `${what} ${why} Te mostramos lo más cercano que llega: ${trade}en ${shown.place || 'todo el Perú'}${level}.`
}

/** To the list with the same filters. */
function linksOf(group: PayGroup, median: number | undefined): PayPage['links'] {
  const { q, category, location, experience, ads, paidAds } = searchOf(group)
  const href = (more: { withSalary?: boolean; minPay?: number }) =>
    jobsHref({ q, category, location, experience, ...more })
  if (paidAds === 0) return ads === 0 ? [] : [{ href: href({}), text: 'Ver los avisos' }]
  const paid = { href: href({ withSalary: true }), text: 'Ver los avisos que dicen su sueldo' }
  return median === undefined
    ? [paid]
    : [paid, { href: href({ minPay: Math.round(median / 100) }), text: `Solo desde ${inSoles(median)}` }]
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
