import type { LabelledSet } from '../../labelled.ts'
import { springRegionsGradesHeldOut } from './regions-grades-held-out.data.ts'
import { springRegionsJobsA } from './regions-jobs-a-held-out.data.ts'
import { springRegionsJobsB } from './regions-jobs-b-held-out.data.ts'
import { springRegionsProfiles as springRegionsPeople } from './regions-profiles-held-out.data.ts'

/*
 * Work outside Lima, from the mine and the farm to the school, the health post and the shop. Invented, not sampled.
 * The author knew the guideline, the format, parts of the season's works and the first grades of the first set as examples,
 * but neither how the engine matches nor how it or the baselines rank. Ads first, then the people with the ads in view,
 * then the grades, person by person over all ads. Before the grades were written two people were replaced and others given
 * more of a past, as too few ads suited them; five still have only four or five, and several ads suit nobody. One grade was
 * added on a second reading. No method had been run on any of it. The whole set is held out from the start.
 */
export const springRegions: LabelledSet = {
  jobs: [...springRegionsJobsA, ...springRegionsJobsB],
  profiles: springRegionsPeople,
  grades: springRegionsGradesHeldOut,
}
