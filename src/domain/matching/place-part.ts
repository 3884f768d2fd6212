import type { WorkMode } from '#contracts/vocabulary.ts'
import type { PlaceFacts } from './facts.ts'
import { known, missing, type PartValue } from './part.ts'
import { missingValues, placeValues } from './weights.ts'

export type PlaceMatch =
  | 'remote'
  | 'district'
  | 'province'
  | 'metropolis'
  | 'departmentOnly'
  | 'department'
  | 'elsewhere'

const isMetropolis = ({ department, province }: PlaceFacts): boolean =>
  department === 'Callao' || (department === 'Lima' && (province === 'Lima' || province === null))

/** How two places relate; null where one of them is not known. */
export function comparePlaces(a: PlaceFacts, b: PlaceFacts): Exclude<PlaceMatch, 'remote'> | null {
  if (a.department === null || b.department === null) return null
  if (a.department !== b.department) return isMetropolis(a) && isMetropolis(b) ? 'metropolis' : 'elsewhere'
  if (a.province === null || b.province === null) return 'departmentOnly'
  if (a.province !== b.province) return 'department'
  return a.district !== null && a.district === b.district ? 'district' : 'province'
}

export interface PlacePart extends PartValue {
  match: PlaceMatch | null
}

/** Remote work suits everywhere; otherwise the nearer the better. */
export function placePart(work: PlaceFacts, mode: WorkMode, home: PlaceFacts): PlacePart {
  if (mode === 'remote') return { ...known(placeValues.remote), match: 'remote' }
  const match = comparePlaces(work, home)
  if (match === null) return { ...missing(missingValues.place, placeValues.elsewhere[mode]), match }
  return { ...known(match === 'elsewhere' ? placeValues.elsewhere[mode] : placeValues[match]), match }
}
