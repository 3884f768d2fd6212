import type { LabelledSet } from '../../labelled.ts'
import { springHandsGrades as grades } from './hands-grades-held-out.data.ts'
import { springHandsJobsA } from './hands-jobs-a-held-out.data.ts'
import { springHandsJobsB } from './hands-jobs-b-held-out.data.ts'
import { springHandsProfilesHeldOut } from './hands-profiles-held-out.data.ts'

/*
 * A spring of manual, technical and service work in Lima and nearby: everybody ranks all ads. Invented, not sampled.
 * The author knew the guideline, the format and a few examples of the development half of an earlier set, but neither how the
 * engine matches nor how it or any baseline ranks. The ads came first, then the people with the ads in view, then the grades,
 * person by person over all ads. Before the grades were settled, five ads that suited nobody were replaced by ads of trades that
 * were thin for the people there; the grades were read a second time, from the side of the ads, and two corrected. No method had been run before.
 * The whole set is held out from the start: it has no development half.
 */
export const springHands: LabelledSet = {
  jobs: [...springHandsJobsA, ...springHandsJobsB],
  profiles: springHandsProfilesHeldOut,
  grades: grades,
}
