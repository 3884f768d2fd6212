import { houseAtStart } from '#domain/places/house-at-start.ts'
import { mended } from './unasked-data.ts'

/** What says that the writer's own address follows. The first group: a label, which says nothing without it. */
const INTRODUCTION =
  /(?<!\p{L})(?:((?:mi )?(?:direcci[óo]n|domicilio|residencia)(?: actual| particular| domiciliaria)?(?: ?:| es))|(?:vivo|resido|radico|domiciliad[oa]|con domicilio)(?: actualmente)? en) +/iu

/**
 * A line without the street and the number of the writer's house, with the district as it stands there. Null: it has none. `isOfPerson`:
 * the text is about the person, so that an address alone is theirs; in a work it may be that of the company.
 */
export function withoutStreet(line: string, isOfPerson: boolean): string | null {
  const found = INTRODUCTION.exec(line)
  if (!found && !isOfPerson) return null
  const start = found ? found.index + found[0].length : 0
  const isLabel = found?.[1] !== undefined
  const address = houseAtStart(line.slice(start), isLabel)
  if (address === null) return null
  const rest = line.slice(start + address.end)
  // Without a word that introduces it, only an address with its place and nothing else: 'Anexo 6' may be anything.
  if (!found && (address.place === '' || !/^\s*\.?\s*(?:[|;•·].*)?$/su.test(rest))) return null
  if (address.place !== '') return line.slice(0, start) + address.place + rest
  const before = line.slice(0, found?.index ?? 0)
  const behind = rest.replace(/^[\s,.;|•·–-]+/u, '')
  // 'Vivo en Jr. Los Pinos 123, Surco y busco trabajo': the place begins what follows.
  if (found && !isLabel && /^\p{Lu}/u.test(behind) && !/^\s*\./u.test(rest))
    return line.slice(0, start) + behind
  return mended(`${before} ${behind}`, /^\p{Lu}/u.test(line))
}
