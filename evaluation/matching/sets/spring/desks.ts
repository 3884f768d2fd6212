import type { LabelledSet } from '../../labelled.ts'
import { springDesksGrades } from './desks-grades-held-out.data.ts'
import { springDesksJobsA } from './desks-jobs-a-held-out.data.ts'
import { springDesksJobsB } from './desks-jobs-b-held-out.data.ts'
import { springDesksProfiles } from './desks-profiles-held-out.data.ts'

/*
 * Offices and professions in Lima, on site, hybrid and remote: everybody ranks all ads. Invented, not sampled.
 * The author knew the guideline with the first grades of the ordinary set (keys only), the types and a few
 * development files of another set as examples of the format, and neither how the engine matches nor how it or the
 * baselines rank. Ads first, then the people with the ads in view, then the grades, person by person over all ads. While
 * grading, four ads were replaced and the pay that two people ask was lowered, so that everybody has at least six ads that
 * suit and one that suits fully; many ads still suit nobody. The grades were then read a second time. No method had been
 * run on the set. Held out from the start.
 */
export const springDesks: LabelledSet = {
  jobs: [...springDesksJobsA, ...springDesksJobsB],
  profiles: springDesksProfiles,
  grades: springDesksGrades,
}
