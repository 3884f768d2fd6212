import { quotesIn } from '#domain/cv/second-reading/quotes.ts'

/** The words of a CV around a value. `hit` is empty where the value is written differently ('2018-03' for 'marzo 2018'). */
export interface Quote {
  before: string
  hit: string
  after: string
}

/** Context on each side of the value, in characters. */
const AROUND = 60
const ALONE = 2 * AROUND

/** The words of a CV around a value, shortened. */
export function quoteOf(text: string, value: string): Quote {
  const whole = text.normalize('NFC')
  const [found] = quotesIn(whole)(value)
  if (!found) return { before: headOf(whole, ALONE), hit: '', after: '' }
  const end = found.at + found.text.length
  return {
    before: tailOf(whole.slice(0, found.at), AROUND),
    hit: headOf(found.text, ALONE),
    after: headOf(whole.slice(end), AROUND),
  }
}

/** Cut at the edge of a word. */
const headOf = (text: string, most: number): string =>
  text.length <= most ? text : `${text.slice(0, most).replace(/\s+\S*$/, '')}…`
const tailOf = (text: string, most: number): string =>
  text.length <= most ? text : `…${text.slice(-most).replace(/^\S*\s+/, '')}`
