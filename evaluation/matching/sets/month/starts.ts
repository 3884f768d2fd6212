import type { LabelledSet } from '../../labelled.ts'
import { monthStartsGrades } from './starts-grades.data.ts'
import { monthStartsJobsA } from './starts-jobs-a.data.ts'
import { monthStartsJobsB } from './starts-jobs-b.data.ts'
import { monthStartsProfiles } from './starts-profiles.data.ts'

/*
 * A month of starts: people at turns of a working life (school leavers, students, a first job, a return, a change of
 * trade, a step down) in mixed fields and several regions, and the ads that such people meet. Invented, not sampled.
 * The author knew the guideline and the format, and one older set as an example of it, but neither how the engine
 * matches nor how it or the baselines rank. Ads first, then the people with the ads in view, then the grades, person by
 * person over all ads, and a second reading. Four ads that suited nobody were exchanged while people and grades were
 * being written, for logistics and design, which had too few. No method was run before.
 */
export const monthStarts: LabelledSet = {
  jobs: [...monthStartsJobsA, ...monthStartsJobsB],
  profiles: monthStartsProfiles,
  grades: monthStartsGrades,
}
