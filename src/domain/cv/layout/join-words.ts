/** First parts of words that are written with a hyphen. */
const COMPOUND =
  /(?:^|[\s(-])(?:full|end|to|on|off|front|back|co|ex|e|pre|post|multi|self|non|anti|well|high|low|long|cross|part|state|of|the|by|data|cloud|user|real|open|face|hands|step|day|t[eé]cnico|socio|f[ií]sico|te[oó]rico)-$/i

/** Two lines of running text: 'progra-' and 'mación' are one word, 'full-' and 'Stack' keep their hyphen. */
export function joinWords(above: string, below: string): string {
  // 'T-' / 'Registro': a letter that opens a name keeps its hyphen.
  if (COMPOUND.test(above) || (/(?:^|[\s(])\p{Lu}-$/u.test(above) && /^\p{Lu}/u.test(below)))
    return above + below
  if (/\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below)) return above.slice(0, -1) + below
  return /\S[/]$/.test(above) ? above + below : `${above} ${below}`
}
