import { readFileSync } from 'node:fs'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { allPlaces } from '#domain/places/peru.ts'
import type { Random } from '#tests/support/random.ts'

/** A text of any length: `unit` repeated between `head` and `tail`. */
export interface Recipe {
  head: string
  unit: readonly string[]
  tail: string
}

const taxonomy = productTaxonomy()
/** Tokens whose text differs at each repetition. */
const running: Readonly<Record<string, (count: number) => string>> = {
  '{number}': (count) => `${count} `,
  '{word}': (count) => `p${count.toString(36).replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)} `,
  '{skill}': (count) => `${taxonomy.skills[count % taxonomy.skills.length]!.name} `,
  '{skill form}': (count) => `${taxonomy.skillForms[count % taxonomy.skillForms.length]!.text} `,
  '{occupation}': (count) => `${taxonomy.occupations[count % taxonomy.occupations.length]!.name} `,
  '{place}': (count) => {
    const { district, province, department } = allPlaces[count % allPlaces.length]!
    return `${district ?? province ?? department} `
  },
}

const signs = [
  ...Array.from(' \t\n\r.,;:-–—_/\\|()[]{}<>&#@+*\'"!?¿¡•$%=~^`'),
  '\u00A0',
  '\u0301',
  '\u200B',
  '\uD83D',
  '👩‍👩‍👧',
  'İ',
  'ﬃ',
  'ñ',
  'á',
  'A',
  'a',
  'e',
  'l',
  'y',
  '0',
  '1',
  '9',
]
const pieces = [
  '  ', '. ', ', ', ' - ', '\n\n', '\n- ', '• ', '1,000', '1.', '(a)', '/a', 'a ', ' a', 'a.', 'a@a.', '@', '<li>', '<a', '<script>',
  '&amp;', '&#', 'https://', 'www.', 'http', 's/ ', 'S/. 1', ' y ', ' de ', 'de la ', 'o/a', 'años ', '5 años ', '%20', '&q=', '=',
  'go, ', 'r ', 'c ', 'sap ', 'sap mm ', 'java ', 'access, ', 'excel, ', 'no ', 'nivel ', ': ', ...Object.keys(running),
] // prettier-ignore

/** Words and characters from the patterns and lists of these files. */
function wordsOf(files: readonly string[]): string[] {
  const words = new Set<string>()
  for (const file of files) {
    const source = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').replaceAll(
      /^import .*$|^ *(?:\/\/|\*|\/\*\*).*$/gm,
      '',
    )
    for (const [literal] of source.matchAll(/\/(?![*/]).+?\/[a-z]*|'[^'\n]*'|`[^`]*`/g))
      for (const [phrase] of literal.matchAll(/[\p{L}\d]+(?: [\p{L}\d]+)*/gu)) {
        words.add(`${phrase} `)
        words.add(phrase.slice(0, -1))
        for (const word of phrase.split(' ')) words.add(`${word} `)
      }
  }
  return [...words].filter((word) => word !== '' && word.length < 40)
}

export function write({ head, unit, tail }: Recipe, length: number): string {
  let text = head
  for (let count = 0; text.length < length - tail.length; count++)
    for (const token of unit) text += running[token]?.(count) ?? token
  return (text.slice(0, Math.max(0, length - tail.length)) + tail).slice(0, length)
}

/** On one line, with printable characters only. */
export const describe = ({ head, unit, tail }: Recipe): string =>
  [head, `(${unit.join('')})…`, tail]
    .map((part) =>
      part
        .replaceAll(/[^ -~¡-ÿ•–—…]/g, (sign) => `\\u{${sign.codePointAt(0)!.toString(16)}}`)
        .replaceAll('|', '¦')
        .replaceAll('`', 'ˋ'),
    )
    .join('')

/** Makes recipes for one function: every single part first, then random ones, then mutations of good ones. */
export function createKitchen(files: readonly string[], random: Random) {
  const words = wordsOf(files)
  const token = (): string =>
    random.chance(0.5) && words.length > 0
      ? random.pick(words)
      : random.chance(0.5)
        ? random.pick(pieces)
        : random.pick(signs)
  const edge = (): string => (random.chance(0.6) ? '' : token() + (random.chance(0.5) ? token() : ''))
  const mixture = (): Recipe => ({
    head: edge(),
    unit: Array.from({ length: random.chance(0.1) ? 30 : 1 + random.below(4) }, token),
    tail: edge(),
  })
  return {
    first: (): Recipe[] => [...pieces, ...signs].map((unit) => ({ head: '', unit: [unit], tail: '' })),
    /** Half of them are a single part after a beginning, which is the weak point of most patterns. */
    random: (): Recipe =>
      random.chance(0.5)
        ? { head: token(), unit: [random.chance(0.5) ? random.pick(signs) : token()], tail: edge() }
        : mixture(),
    change({ head, unit, tail }: Recipe): Recipe {
      const at = random.below(unit.length + 1)
      switch (random.below(6)) {
        case 0:
          return { head, unit: unit.toSpliced(at, 0, token()), tail }
        case 1:
          return { head, unit: unit.length > 1 ? unit.toSpliced(at % unit.length, 1) : [token()], tail }
        case 2:
          return { head, unit: unit.with(at % unit.length, token()), tail }
        case 3:
          return { head: edge(), unit, tail }
        case 4:
          return { head, unit, tail: edge() }
        default:
          return { head, unit: [...unit, ...unit], tail }
      }
    },
  }
}
