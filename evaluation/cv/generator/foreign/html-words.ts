import { inSpanish } from './headings.ts'

const months: Record<string, string> = {
  jan: 'enero',
  feb: 'febrero',
  mar: 'marzo',
  apr: 'abril',
  may: 'mayo',
  jun: 'junio',
  jul: 'julio',
  aug: 'agosto',
  sep: 'septiembre',
  oct: 'octubre',
  nov: 'noviembre',
  dec: 'diciembre',
}
const month =
  /\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)([a-z]*)\b\.?(?=,? *(?:\d{1,2},? *)?\d{4})/giu

/** How much of a layout's English is put into Spanish by the person who uses it. */
export type Translation = 'as it ships' | 'headings' | 'headings and dates'

/** The page with the layout's own English words in Spanish. */
export function translateHtml(html: string, translation: Translation): string {
  if (translation === 'as it ships') return html
  return html.replace(
    /(<(?:style|script|title)\b[\s\S]*?<\/(?:style|script|title)>)|(?<=>)([^<]+)(?=<)/giu,
    (whole, skipped, text) => {
      if (skipped !== undefined || typeof text !== 'string' || text.trim() === '') return whole
      const [, before = '', words = '', after = ''] = /^(\s*)([\s\S]*?)(\s*:?\s*)$/u.exec(text) ?? []
      const heading = inSpanish(words)
      if (heading !== undefined) return before + heading + after
      return translation === 'headings' ? text : translateDates(text)
    },
  )
}

function translateDates(text: string): string {
  return text
    .replace(month, (_whole, start: string, rest: string) => {
      const name = months[start.toLowerCase()] ?? ''
      return rest === '' && start.toLowerCase() !== 'may' ? name.slice(0, 3) : name
    })
    .replace(/(?<=[-–—|/]\s*|\bto\s+|^\s*)(?:present|current|now|today)\b/giu, 'actualidad')
}
