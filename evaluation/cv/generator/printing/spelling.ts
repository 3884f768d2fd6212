import type { PrintedCv } from './printed-cv.ts'

// What is said in our own words or digits, not in those of the page.
const ours = new Set(['start', 'end', 'level'])

/** The CV with every word of the page as `change` writes it: all in capitals, or without accents. */
export function respelt(printed: PrintedCv, change: (words: string) => string): PrintedCv {
  const walk = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') return ours.has(key) ? value : change(value)
    if (Array.isArray(value)) return value.map((one) => walk(one, key))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, walk(one, name)]))
  }
  // Strings stay strings, so that the shape is the same.
  return walk(printed, '') as PrintedCv
}

/** As people write who leave out the accents, but never the tilde of the ñ: 'Secretaría, año' to 'Secretaria, año'. */
export function withoutAccents(words: string): string {
  return words
    .normalize('NFD')
    .replace(/(?<![nN])\p{M}/gu, '')
    .normalize('NFC')
}
