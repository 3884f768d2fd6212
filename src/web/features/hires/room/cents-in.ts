import { parseServicePrice } from '#domain/services/price.ts'

/** '0', '$1,200.50': in cents; null for anything else. */
export function centsIn(text: string): number | null {
  const written = text.trim().replace(/^(?:\$|S\/)\s*/, '')
  return /^(?:\d+|\d{1,3}(?:,\d{3})+)(?:\.\d{1,2})?$/.test(written) ? parseServicePrice(written) : null
}
