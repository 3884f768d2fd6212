import { foldText } from '#domain/text/plain-text.ts'
import { institutionLines } from './institutions.data.ts'

/** The name of a company, a school, a position or a degree, prepared for comparison; `forms`: all its spellings. */
export interface NameKey {
  forms: readonly string[]
}

/** 'Tupay S.A.C.', 'TUPAY SAC' and 'Tupay' are equal; 'PUCP (Pontificia Universidad Católica del Perú)' matches by either half. */
export function nameKey(name: string): NameKey {
  const whole = keyOf(name)
  const forms = new Set([whole, ...halvesOf(name)])
  const acronyms = [...forms].flatMap((form) => acronymOf.get(form) ?? [])
  return { forms: [...new Set([...forms, ...acronyms])] }
}

/** The same spelling, or one is the acronym of the other: its known letters, or the initials of its words. */
export const isSameName = (one: NameKey, other: NameKey): boolean =>
  one.forms.some((form) => other.forms.some((that) => form === that || isAcronym(form, that)))

const keyOf = (name: string): string =>
  foldText(name)
    .replaceAll(/(?<=\b\p{L})\.\s?(?=\p{L}\b)/gu, '')
    .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
    .trim()
    .replace(/ (?:sac|saa|sa|srl|scrl|eirl|sacs|ltda|inc|corp)$/, '')

/** 'name (ACRONYM)', 'ACRONYM - name': the two halves, if one is the acronym of the other. */
function halvesOf(name: string): string[] {
  const [one = '', other = '', ...more] = name.split(/\s*[()]\s*|\s+[-–—|/]\s+|\s*,\s+/).filter(Boolean)
  if (other === '' || more.length > 0) return []
  const halves = [keyOf(one), keyOf(other)]
  return isAcronym(halves[0]!, halves[1]!) ? halves : []
}

/** Listed names → their acronym; an acronym maps to itself. */
const acronymOf: ReadonlyMap<string, string> = new Map(
  institutionLines
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [acronym = '', names = ''] = line.split(': ')
      return [acronym, ...names.split(' | ')].map((name) => [name, acronym] as const)
    }),
)

const JOINTS = new Set([
  'a',
  'al',
  'de',
  'del',
  'e',
  'el',
  'en',
  'la',
  'las',
  'los',
  'of',
  'the',
  'y',
  'para',
])

function isAcronym(one: string, other: string): boolean {
  const [letters, name] = one.length < other.length ? [one, other] : [other, one]
  const known = acronymOf.get(letters) ?? acronymOf.get(name)
  if (known !== undefined) return acronymOf.get(letters) === acronymOf.get(name)
  if (!/^\p{L}{3,8}$/u.test(letters) || !name.includes(' ')) return false
  const words = name.split(' ')
  const initials = (list: readonly string[]) => list.map((word) => word.charAt(0)).join('')
  return [words, words.filter((word) => !JOINTS.has(word))].some((list) => initials(list) === letters)
}
