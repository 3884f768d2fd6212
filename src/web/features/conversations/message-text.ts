export type TextPart = { text: string; href?: string }

const ADDRESS = /\b(?:https?:\/\/|www\.)[^\s<>"'`]+/giu
/** Characters that end a sentence and are not part of an address. */
const TAIL = /[.,;:!?…””’]+$/u

/** The text in parts, with web addresses as links. Only http and https become links. */
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
  // '(see https://a.pe/x)' keeps its bracket outside; 'https://a.pe/x_(y)' keeps it inside.
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
