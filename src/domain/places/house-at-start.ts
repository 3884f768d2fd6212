import { foldText } from '#domain/text/plain-text.ts'
import { barePlace, isFlat, addressWords } from './address.ts'
import { isAddressCode, isStreetSign } from './address-signs.ts'

/** In characters: what is longer is no address. */
const LONGEST = 200
const SEPARATOR = /[,|;()•·]|\s[-–—]\s|\.\s+(?=\p{Lu})/gu
/** What stands behind the last number of a part: 'Miraflores' of 'Av. Larco 345 Miraflores'. */
const BEHIND_NUMBER = /\d[\p{L}\d°-]*\s+(\D+)$/u

/** An address at the beginning of a text: where it ends, and the place in it ('' without one), as the person wrote it. */
interface HouseAtStart {
  end: number
  place: string
}

/**
 * The address of a house with which a text begins: a street, block or lot with a number, and the places beside it. Null: it begins with
 * something else, or with a place alone. `isNamed`: the text before says that it is an address, so a street needs no 'Av.' or 'Jr.'
 * when a place follows it.
 */
export function houseAtStart(text: string, isNamed: boolean): HouseAtStart | null {
  const parts = partsOf(text.slice(0, LONGEST))
  const places: string[] = []
  let end = 0
  let hasHouse = false
  for (const [at, { start, part }] of parts.entries()) {
    const isStreet =
      beginsWithStreet(part) || (isNamed && at === 0 && isBareStreet(part, parts[1]?.part ?? ''))
    if (isStreet || (hasHouse && addressWords(part).every(isAddressCode))) {
      hasHouse ||= isStreet && /\d/.test(part)
      const behind = BEHIND_NUMBER.exec(part)?.[1]
      if (behind !== undefined && !beginsWithStreet(behind)) {
        if (!isPlace(behind)) {
          end = start + part.length - behind.length
          break
        }
        places.push(behind)
      }
    } else if (isPlace(part)) places.push(part)
    else break
    end = start + part.length
  }
  return hasHouse ? { end, place: places.join(', ') } : null
}

/** The parts of a text between commas, dashes and sentences, without the blanks and dots around them. 'Jr. Los Pinos' is one part. */
function partsOf(text: string): { start: number; part: string }[] {
  const parts: { start: number; part: string }[] = []
  const add = (from: number, to: number) => {
    const part = text.slice(from, to)
    const bare = part.replace(/\.?\s*$/, '').trimStart()
    if (bare !== '') parts.push({ start: from + part.length - part.trimStart().length, part: bare })
  }
  let from = 0
  for (const { 0: sign, index } of text.matchAll(SEPARATOR)) {
    if (sign.startsWith('.') && isAbbreviation(text.slice(from, index))) continue
    add(from, index)
    from = index + sign.length
  }
  add(from, text.length)
  return parts
}

const isAbbreviation = (before: string): boolean => {
  const last = foldText(/\S*$/.exec(before)?.[0] ?? '').replaceAll('.', '')
  return last.length < 3 || isStreetSign(last)
}

function beginsWithStreet(part: string): boolean {
  const [first = '', ...others] = addressWords(part)
  const [word = '', next] = first === 'la' || first === 'el' ? others : [first, ...others]
  return isStreetSign(word) || isFlat(word, next)
}

const isBareStreet = (part: string, next: string): boolean =>
  /^\D{3,60}\s\d{1,5}[a-z]?$/iu.test(part) && isPlace(next)

const isPlace = (part: string): boolean => {
  const place = barePlace(part)
  return place !== null && place.department !== null && place.text === part.replace(/\s+/g, ' ').trim()
}
