/** First parts of words that are written with a hyphen. */
const COMPOUND =
  /(?:^|[\s(-])(?:full|end|to|on|off|front|back|co|ex|e|pre|post|multi|self|non|anti|well|high|low|long|cross|part|state|of|the|by|data|cloud|user|real|open|face|hands|step|day|t[eé]cnico|socio|f[ií]sico|te[oó]rico)-$/i

/** What decides how a text goes on: nothing is looked for further from its end. */
const TAIL = 40

/** Two lines of running text: 'progra-' and 'mación' are one word, 'full-' and 'Stack' keep their hyphen. */
export const joinWords = (above: string, below: string): string => new RunningText(above).add(below).text

/** Lines of running text that become one text, however many they are: each is looked at once. */
export class RunningText {
  /** So long is the text by now. */
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

/** What comes between two lines; null where the hyphen of the upper one goes. */
function signBetween(above: string, below: string): '' | ' ' | null {
  // 'T-' / 'Registro': a letter that opens a name keeps its hyphen.
  if (COMPOUND.test(above) || (/(?:^|[\s(])\p{Lu}-$/u.test(above) && /^\p{Lu}/u.test(below))) return ''
  if (/\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below)) return null
  return /\S[/]$/.test(above) ? '' : ' '
}
