import { foldText } from '#domain/text/plain-text.ts'

/**
 * The separator between two words. `bind` (colon, opening bracket): the next words explain the last ones; `list` (comma, closing
 * bracket, bullet): a new item; `sentence`: a new sentence.
 */
export const GAP = { soft: 0, bind: 1, list: 2, sentence: 3 } as const
export type Gap = (typeof GAP)[keyof typeof GAP]

export interface Word {
  /** Lower case, without accents. */
  text: string
  /** Shared by singular and plural. */
  stem: string
  /** Its position in the NFC form of the text; `end` is exclusive. */
  start: number
  end: number
  /** The separator before the word. */
  gap: Gap
}

const LETTERS = /[\p{L}\p{N}]/u
const TABLE_SIZE = 0x250
// Character code → its folded letter or digit, '' for separators. A table, because every character passes it.
const folded: readonly string[] = Array.from({ length: TABLE_SIZE }, (_, code) => {
  const character = String.fromCodePoint(code)
  const form = foldText(character)
  return LETTERS.test(character) && /^[a-z0-9]$/.test(form) ? form : ''
})
const isPlain: readonly boolean[] = folded.map((form, code) => form === String.fromCodePoint(code))

function letterAt(text: string, index: number): string {
  if (index < 0 || index >= text.length) return ''
  const code = text.charCodeAt(index)
  if (code < TABLE_SIZE) return folded[code]!
  const character = text.charAt(index)
  return LETTERS.test(character) ? character.toLowerCase() : ''
}

/** Abbreviations and misspellings of exactly one word. */
const RESPELT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    mantenimiento: 'mantto mantt mtto mttto manteniento mantenimineto mantenimieto',
    excel: 'exel exell excell exsel ecxel',
    whatsapp: 'wsp wasap whatsap watsap wassap guasap',
    ciencias: 'cc',
    administracion: 'adminstracion administrasion admnistracion',
    administrativo: 'adminstrativo admnistrativo',
    experiencia: 'experencia expericencia',
    electricidad: 'electrisidad eletricidad',
    electricista: 'eletricista electrisista',
    gasfiteria: 'gafiteria gasfiteiria',
    soldadura: 'soldura soldadira',
    computacion: 'computasion',
    primer: '1er',
    segundo: '2do',
    cocina: 'cosina',
    cocinero: 'cosinero',
    drywall: 'draywall drywal',
    logistica: 'logistca logitica',
    facturacion: 'facturasion',
    atencion: 'atension',
    recepcion: 'resepcion recepsion',
    redaccion: 'redacion',
    seleccion: 'selecion',
    produccion: 'producion',
    direccion: 'direcion',
    construccion: 'construcion',
    instalacion: 'instalasion',
    conduccion: 'conducion',
    vigilancia: 'vijilancia bigilancia',
    supervision: 'supervicion',
    archivo: 'archibo',
    almacen: 'almasen',
    vendedor: 'bendedor',
    ventas: 'bentas',
  }).flatMap(([word, others]) => others.split(' ').map((other) => [other, word] as const)),
)

/** Their full stop does not end a sentence: 'CC. Contables', 'Ing. Industrial'. */
const SHORTENED = new Set('cc ing lic bach tec prof dr dra adm asist asis aux'.split(' '))

const SENTENCE = new Set('.;!?¡¿\n•·●▪■◦➢➤✓|')
const BIND = new Set(':([{=')
const LIST = new Set(',)]}"“”«»\t–—')

/**
 * The stem shared by singular and plural: 'redes' and 'red', 'clientes' and 'cliente', 'services' and 'service'. Words with a digit
 * or fewer than four letters are unchanged.
 */
export function stemWord(word: string): string {
  if (word.length < 4 || /[^a-z]/.test(word)) return word
  let stem = word
  if (stem.endsWith('s') && !stem.endsWith('ss')) stem = stem.slice(0, -1)
  if (stem.length >= 4 && stem.endsWith('ce')) return `${stem.slice(0, -2)}z`
  return stem.length >= 4 && /[lrndzy]e$/.test(stem) ? stem.slice(0, -1) : stem
}

/** Names of women's work that no ending makes of the men's. */
const IRREGULAR = new Map([
  ['actriz', 'actor'],
  ['actrices', 'actor'],
  ['barwoman', 'barman'],
])

/** The stem shared also by both genders: 'enfermera' and 'enfermeros', 'contadora' and 'contador'. */
export function genderlessStem(word: string): string {
  const irregular = IRREGULAR.get(word)
  if (irregular !== undefined) return irregular
  if (word.length < 4 || /[^a-z]/.test(word)) return word
  const singular = word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
  const stem = stemWord(singular)
  return stem.length >= 4 && /[aeo]$/.test(stem) ? stem.slice(0, -1) : stem
}

function gapOf(text: string, from: number, to: number): Gap {
  let gap: Gap = GAP.soft
  for (let index = from; index < to; index++) {
    const character = text.charAt(index)
    let found: Gap = GAP.soft
    if (SENTENCE.has(character)) {
      // A dot inside 'node.js', or a dot or line break before a lower-case word, ends nothing.
      const ends =
        character === '.'
          ? index + 1 >= text.length || /\s/.test(text.charAt(index + 1))
          : character !== '\n' || !/[a-záéíóúñ]/.test(text.charAt(to))
      found = ends ? GAP.sentence : GAP.soft
    } else if (BIND.has(character)) found = GAP.bind
    else if (LIST.has(character)) found = GAP.list
    else if (character === '-' && text.charAt(index - 1) === ' ' && text.charAt(index + 1) === ' ')
      found = GAP.bind
    if (found > gap) gap = found
  }
  return gap
}

function isShortened({ end, start }: Word, text: string): boolean {
  return text.charAt(end) === '.' && SHORTENED.has(text.slice(start, end).toLowerCase())
}

function isAddress(text: string, from: number): number {
  const rest = /^[^\s,;()]+/.exec(text.slice(from, from + 200))?.[0] ?? ''
  return /\w@\w|:\/\/|^www\./.test(rest) ? rest.length : 0
}

/**
 * The words of a text in order. Signs that belong to a name are kept ('c#', 'c++', '.net'); e-mail addresses and web links are
 * dropped.
 */
export function splitWords(source: string, stemOf: (word: string) => string = stemWord): Word[] {
  const text = source.normalize('NFC')
  const mayHaveAddress = text.includes('@') || text.includes('://') || text.includes('www.')
  const words: Word[] = []
  let last = 0
  let index = 0
  while (index < text.length) {
    if (letterAt(text, index) === '') {
      index++
      continue
    }
    const skipped = mayHaveAddress ? isAddress(text, index) : 0
    if (skipped > 0) {
      index += skipped
      continue
    }
    let start = index
    let word = ''
    let plain = true
    for (; ; index++) {
      const code = text.charCodeAt(index)
      if (plain && code < TABLE_SIZE && isPlain[code]) continue
      const letter = letterAt(text, index)
      if (letter === '') break
      if (plain) word = text.slice(start, index)
      plain = false
      word += letter
    }
    if (plain) word = text.slice(start, index)
    // 'C#' and 'C++' are names, but '4+ años' is not.
    const signs = /[a-z]$/.test(word)
      ? /^[+#]{1,2}(?![\p{L}#+])/u.exec(text.slice(index, index + 3))?.[0]
      : undefined
    if (signs !== undefined) {
      word += signs
      index += signs.length
    }
    const isDotNet = word === 'net' && text.charAt(start - 1) === '.' && letterAt(text, start - 2) === ''
    if (isDotNet) {
      word = '.net'
      start--
    }
    word = RESPELT.get(word) ?? word
    words.push({
      text: word,
      stem: stemOf(word),
      start,
      end: index,
      gap:
        words.length === 0
          ? GAP.sentence
          : gapOf(text, isShortened(words.at(-1)!, text) ? last + 1 : last, start),
    })
    last = index
  }
  return words
}

const SMALL = new Set([
  'de',
  'del',
  'la',
  'las',
  'el',
  'los',
  'the',
  'of',
  'a',
  'al',
  'en',
  'in',
  'for',
  'para',
])

const EMPTY = new Set(
  (
    'y e o u ni con por sin un una unos unas lo le les su sus mi mis me se que soy es son como mas muy no si ya desde hasta ' +
    'entre sobre segun tras ser estar tener este esta estos estas otro otra otros otras todo toda todos todas etc ' +
    'and or with to from on at by an as is are be my our your all'
  ).split(' '),
)

/** Words without a subject: they do not distinguish texts. */
export function isEmptyWord(word: string): boolean {
  return word.length < 2 || EMPTY.has(word) || SMALL.has(word) || /^\d+$/.test(word)
}

/** The stems of a text with a subject, unique and sorted; both genders share them. */
export function subjectStems(text: string): string[] {
  const stems = new Set<string>()
  for (const { text: word, stem } of splitWords(text, genderlessStem)) if (!isEmptyWord(word)) stems.add(stem)
  return [...stems].toSorted()
}

/** Articles and prepositions, in which two spellings of one name may differ. */
export function isSmallWord(word: string): boolean {
  return SMALL.has(word)
}
