/** Two lines of running text: 'progra-' and 'mación' are one word, 'full-' and 'Stack' keep their hyphen. */
export function joinWords(above: string, below: string): string {
  if (/\p{Ll}-$/u.test(above) && /^\p{Ll}/u.test(below)) return above.slice(0, -1) + below
  return /\S[/]$/.test(above) ? above + below : `${above} ${below}`
}
