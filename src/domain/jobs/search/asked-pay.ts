import { highestMinPay } from '#contracts/jobs/job-filter-choices.ts'
import { parseSalary } from '#domain/jobs/pay/salary.ts'

export interface AskedPay {
  /** In soles a month; null: none was named, or it is of another period or currency. */
  minPay: number | null
  /** In dollars: what is named in them. */
  dollars: number | null
  /** In soles, of any period: what a service may cost. */
  soles: number | null
  /** The pay itself is asked for, or ads that show it. */
  isShown: boolean
  /** The text without what was read. */
  rest: string
}

const SIGN = String.raw`(?:s\/\.?|us\$|\$|usd)\s*`
const UNIT = String.raw`(?:\s*(?:mil|k)\b)?(?:\s*(?:soles|dolares|lucas|luquitas|usd|pen)\b)?`
const FIGURE = String.raw`\d{1,3}(?:[.,]\d{3})+|\d+(?:[.,]\d+)?`
const BEFORE = String.raw`(?:(?:que|q)\s+)?(?:(?:no\s+(?:me\s+)?)?(?:paguen?|pagan|pague|ganar|gane|cobrar|ofrezcan?|den|sea|sean|pase)\s+)?(?:(?:(?:con|y|un|el|de)\s+)*(?:sueldo|salario|pago|remuneracion)\s+)?(?:(?:de\s+)?(?:minimo|mas de|mas que|por encima de|no menos de|arriba de|desde(?: los)?|a partir de|superior a|mayor a|entre|hasta|menos de|max(?:imo)?|min(?:imo)?|tope|por lo menos|al menos|mejor de|de)\s+)?(?:de\s+)?(?:los\s+)?`
const AFTER = String.raw`(?:\s*(?:a|para|pa|hacia)\s+(?:mas|arriba|adelante)|\s+o\s+mas|\s+como minimo|\s+minimo|\s+por lo menos)?(?:\s+(?:mensual(?:es)?|al mes|por mes|netos?|brutos?|en adelante))?(?:\s+(?:al dia|por dia|diarios?|la hora|por hora|a la semana|semanal(?:es)?))?`
const AMOUNT = new RegExp(
  String.raw`(?<![\p{L}\d])(?<before>${BEFORE})(?<amount>(?:${SIGN})?(?:${FIGURE})${UNIT}(?:\s*(?:-|a|y)\s*(?:${SIGN})?(?:${FIGURE})${UNIT})?)(?<after>${AFTER})(?![\p{L}\d/])`,
  'gu',
)
const MARKED =
  /s\/|\$|usd|soles|dolares|lucas|luquitas|\bmil\b|\dk\b|pagu|pag(?:o|an)|gan(?:ar|e)|cobrar|sueldo|salario|minimo|\bmin\b|\bmax|tope|entre|desde|a partir|mas de|mejor de|a mas|arriba|mensual|no pase|menos de/
const NOT_PAY_AFTER =
  /^\s*(?:%|anos?|meses|mes\b|dias?|horas?|hrs|semanas?|personas?|vacantes?|cuadras?|km|x\d)/
const NOT_PAY_BEFORE = /\b(?:iso|ohsas|ley|norma|nro|numero|basc|windows|office|version)\s*$/
const LEAST = 400
const SHOWN = [
  String.raw`\b(?:que|cuanto) (?:se )?paga[n]? (?:por|a)(?: un| una)?\b`,
  String.raw`\bcuanto (?:esta |estan |se )?(?:gana|paga|pagan|ganan|ganando|pagando|gano|ganaria|es el sueldo)\w*(?: (?:en promedio|al mes|a|un|una))*`,
  String.raw`\b(?:con|que (?:digan|diga|muestren|tengan)(?: el)?) sueldo(?! fijo| basico| estable| seguro)(?: visible| publicado)?\b`,
  String.raw`\bsueldo visible\b`,
  String.raw`\bmejor pagad[oa]s?\b`,
  String.raw`\b(?:el )?sueldo (?:minimo |promedio |basico )?(?:de|del|promedio)(?: un| una)?\b`,
  String.raw`\bcuanto (?:es|seria)\b`,
]
const IS_SHOWN = new RegExp(SHOWN.join('|'), 'g')

/** '2 lucas' of a month's pay are thousands; '1500 lucas' are soles. */
const inSoles = (amount: string): string =>
  amount.replace(/(\d+(?:[.,]\d+)?)\s*(?:lucas|luquitas)/, (_, figure: string) =>
    Number(figure) < 100 ? `${figure} mil soles` : `${figure} soles`,
  )

/** '2 mil 200' and '2 500 soles' are one figure; a telephone number is none. */
const inFigures = (text: string): string =>
  text
    .replace(/(?<!\d)\d{3}[ -]?\d{3}[ -]?\d{3}(?!\d)/g, ' ')
    .replace(
      /\b(\d{1,2}) (?:mil (\d{3})|(\d{3})(?= soles))\b/g,
      (_, thousands: string, ...rest: string[]) => `${thousands}${rest[0] ?? rest[1]}`,
    )

/** What a search says of pay, in spoken text: 'más de 2 mil', 'S/ 2,500 a más', 'desde 4k'. */
export function askedPay(text: string): AskedPay {
  let minPay: number | null = null
  let dollars: number | null = null
  let soles: number | null = null
  const without = inFigures(text).replace(AMOUNT, (whole, ...groups) => {
    const named = groups.at(-1) as { before: string; amount: string; after: string }
    const at = groups.at(-3) as number
    if (NOT_PAY_AFTER.test(text.slice(at + whole.length)) || NOT_PAY_BEFORE.test(text.slice(0, at)))
      return whole
    const salary = parseSalary(
      `${inSoles(named.amount)}${named.after.replace(/\b(?:(?:a|para|pa|o) (?:mas|arriba)|(?:como )?minimo|por lo menos)\b/, '')}`,
    )
    const amount = (salary?.min ?? salary?.max ?? 0) / 100
    const isMarked = MARKED.test(whole)
    const isPlainFigure = /^\d{3,6}$/.test(named.amount.trim()) && amount >= 500 && !isYear(amount)
    if (!salary || !(isMarked || isPlainFigure)) return whole
    if (salary.currency === 'USD') {
      dollars = amount
      return ' '
    }
    soles = amount
    if (amount < LEAST && !/s\/|soles|pagu/.test(whole)) return whole
    if (salary.period === 'month' && amount >= LEAST && amount <= highestMinPay) minPay = Math.round(amount)
    return ' '
  })
  // 'Con sueldo de 1700' names the pay; that an ad must show it is not asked.
  const isShown = without.search(minPay === null ? IS_SHOWN : /\bsueldo visible\b/) >= 0
  return { minPay, dollars, soles, isShown, rest: without.replace(IS_SHOWN, ' ') }
}

const isYear = (amount: number): boolean => amount >= 1990 && amount <= 2035 && amount % 100 !== 0
