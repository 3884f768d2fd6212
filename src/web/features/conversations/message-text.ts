export type TextPart = { text: string; href?: string }

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/giu
/** What ends a sentence, not an address. */
const TAIL = /[.,;:!?…»”’]+$/u

/** The text in pieces, with addresses of the web as links. Nothing but http and https becomes one. */
export function toParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  let done = 0
  for (const match of text.matchAll(ADDRESS)) {
    const address = trimAddress(match[0])
    const href = toHref(address)
    if (href === null) continue
    if (match.index > done) parts.push({ text: text.slice(done, match.index) })
    parts.push({ text: address, href })
    done = match.index + address.length
  }
  if (done < text.length) parts.push({ text: text.slice(done) })
  return parts
}

function trimAddress(found: string): string {
  const address = found.replace(TAIL, '')
  // '(see https://a.pe/x)' keeps its bracket; 'https://a.pe/x_(y)' is whole.
  return address.endsWith(')') && !address.includes('(') ? trimAddress(address.slice(0, -1)) : address
}

function toHref(address: string): string | null {
  try {
    const url = new URL(/^www\./i.test(address) ? `https://${address}` : address)
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
    return isWeb && url.hostname.includes('.') ? url.href : null
  } catch {
    return null
  }
}
