import type { PrintedCv } from './printed-cv.ts'

// Fields in our own words or digits, which do not occur on the page.
const ours = new Set(['start', 'end', 'level'])

/** The CV with every printed word changed by `change`: all in capitals, or without accents. */
export function respelt(printed: PrintedCv, change: (words: string) => string): PrintedCv {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return ours.has(key) ? value : change(value)
    if (Array.isArray(value)) return value.map((one) => walk(one, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]))
  }
  // Strings stay strings, so the shape is the same.
  return walk(printed, '') as PrintedCv
}

/** The spelling of people who omit accents, but keep the ñ: 'Secretaría, año' → 'Secretaria, año'. */
export function withoutAccents(words: string): string {
  return words
    .normalize('NFD')
    .replace(/(?<![nN])\p{M}/gu, '')
    .normalize('NFC')
}
