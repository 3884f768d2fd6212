/** First parts of words written with a hyphen. */
const COMPOUND_WORDS = [
  'full',
  'end',
  'to',
  'on',
  'off',
  'front',
  'back',
  'co',
  'ex',
  'e',
  'pre',
  'post',
  'multi',
  'self',
  'non',
  'anti',
  'well',
  'high',
  'low',
  'long',
  'cross',
  'part',
  'state',
  'of',
  'the',
  'by',
  'data',
  'cloud',
  'user',
  'real',
  'open',
  'face',
  'hands',
  'step',
  'day',
  't[eé]cnico',
  'socio',
  'f[ií]sico',
  'te[oó]rico',
]
const COMPOUND = new RegExp(String.raw`(?:^|[\s(-])(?:${COMPOUND_WORDS.join('|')})-$`, 'i')

/** The number of last characters that decide how a text continues. */
const TAIL = 40

/** Joins two lines of running text: 'progra-' and 'mación' become one word, 'full-' and 'Stack' keep the hyphen. */
export const joinWords = (above: string, below: string): string => new RunningText(above).add(below).text

/** Joins lines of running text; each line is processed once, so the time is linear. */
export class RunningText {
  /** The length of the text so far. */
  length: number
  /** The end of the text. */
  tail: string
  #parts: string[]

  constructor(first: string) {
    this.#parts = [first]
    this.length = first.length
    this.tail = first.slice(-TAIL)
  }

  /** Adds the next line. */
  add(below: string): this {
    const sign = signBetween(this.tail, below)
    if (sign === null) {
      this.#parts.push(this.#parts.pop()!.slice(0, -1))
      this.length--
      this.tail = this.tail.slice(0, -1)
    } else if (sign !== '') this.#parts.push(sign)
    this.#parts.push(below)
    this.length += (sign ?? '').length + below.length
    this.tail = (this.tail + (sign ?? '') + below).slice(-TAIL)
    return this
  }

  get text(): string {
    return this.#parts.join('')
  }
}

/** The separator between two lines; null if the hyphen of the upper one is removed. */
function signBetween(above: string, below: string): '' | ' ' | null {
  // 'T-' / 'Registro': a capital letter at the start of a name keeps its hyphen.
  if (COMPOUND.test(above) || (/(?:^|[\s(])\p{Lu}-$/u.test(above) && /^\p{Lu}/u.test(below))) return ''
  if (/\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below)) return null
  return /\S[/]$/.test(above) ? '' : ' '
}
