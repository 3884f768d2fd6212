/** Null, or what is wrong with a value. */
export type Check = (value: unknown) => string | null

const say = (isRight: boolean, fault: string) => (isRight ? null : fault)

export const text: Check = (value) =>
  say(typeof value === 'string' && value.trim() !== '' && !/<[a-z/!]/i.test(value), 'not plain text')

/** Text with only these tags. */
const tagged = (tags: string): Check => {
  const other = new RegExp(`<(?!/?(?:${tags})\\b)[a-z/!]`, 'i')
  const names = tags.replaceAll('|', ', ')
  return (value) =>
    say(
      typeof value === 'string' && value.replaceAll(/<[^>]*>/g, '').trim() !== '' && !other.test(value),
      `not text in ${names}`,
    )
}

/** The tags that a job search accepts. */
export const html = tagged('p|ul|li|br')

/** The tags of an answer that a search engine shows. */
export const answerHtml = tagged('h[1-6]|br|ol|ul|li|a|p|div|b|strong|i|em')

/** ISO 8601, an existing day. */
export const date: Check = (value) =>
  say(
    typeof value === 'string' &&
      /^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2}))?$/.test(value) &&
      !Number.isNaN(Date.parse(value)),
    'not an ISO 8601 date',
  )

export const url: Check = (value) =>
  say(
    typeof value === 'string' && URL.canParse(value) && /^https?:$/.test(new URL(value).protocol),
    'not an absolute address',
  )

export const match =
  (pattern: RegExp): Check =>
  (value) =>
    say(typeof value === 'string' && pattern.test(value), `not ${String(pattern)}`)

export const currency: Check = match(/^(?:PEN|USD)$/)
export const country: Check = match(/^[A-Z]{2}$/)

export const numberOver =
  (least: number): Check =>
  (value) =>
    say(typeof value === 'number' && Number.isFinite(value) && value > least, `not a number over ${least}`)

export const oneOf =
  (...values: unknown[]): Check =>
  (value) =>
    say(values.includes(value), `not one of ${values.join(', ')}`)
