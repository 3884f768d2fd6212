import type { Home, JobProfile, PlaceFacts, PlaceMatch, PlacePart } from '#domain/matching/types.ts'
import { known, missing } from './part.ts'
import { isServed } from '#domain/matching/reading/served-places.ts'
import { missingValues, placeValues } from '#domain/matching/weights.ts'

const isMetropolis = ({ department, province }: PlaceFacts): boolean =>
  department === 'Callao' || (department === 'Lima' && (province === 'Lima' || province === null))

/** How two places relate; null if one is unknown. */
export function comparePlaces(
  a: PlaceFacts,
  b: PlaceFacts,
): Exclude<PlaceMatch, 'remote' | 'served' | 'lodged' | 'willing' | 'unsaid'> | null {
  if (a.department === null || b.department === null) return null
  if (a.department !== b.department) return isMetropolis(a) && isMetropolis(b) ? 'metropolis' : 'elsewhere'
  if (a.province === null || b.province === null) return 'departmentOnly'
  if (a.province !== b.province) return 'department'
  return a.district !== null && a.district === b.district ? 'district' : 'province'
}

/** Beyond a daily journey. */
const isFar = (match: PlaceMatch): boolean => match === 'department' || match === 'elsewhere'

/** Where and how a job is done. */
export type Workplace = Pick<JobProfile, 'place' | 'mode' | 'isLodged' | 'served'>

/**
 * Remote work suits every place; a camp with lodging, or a home in a place that the ad names, almost as well; otherwise nearer is
 * better.
 */
export function placePart({ place, mode, isLodged, served }: Workplace, home: Home): PlacePart {
  if (mode === 'remote') return { ...known(placeValues.remote), match: 'remote' }
  // Information missing in the ad does not count against the person.
  if (place.department === null) return { ...known(placeValues.unsaid), match: 'unsaid' }
  const match = comparePlaces(place, home)
  const far = isLodged ? placeValues.lodged : placeValues.elsewhere[mode]
  if (match === null) return { ...missing(isLodged ? far : missingValues.place, far), match }
  if (isFar(match) && isServed(home, served)) return { ...known(placeValues.served), match: 'served' }
  if (isLodged && isFar(match)) return { ...known(placeValues.lodged), match: 'lodged' }
  if (home.reach === 'anywhere' ? isFar(match) : home.reach === 'department' && match === 'department')
    return { ...known(placeValues.willing), match: 'willing' }
  return { ...known(match === 'elsewhere' ? far : placeValues[match]), match }
}
