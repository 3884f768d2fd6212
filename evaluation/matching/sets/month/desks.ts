import type { LabelledSet } from '../../labelled.ts'
import { monthDesksGrades as grades } from './desks-grades.data.ts'
import { monthDesksJobsA } from './desks-jobs-a.data.ts'
import { monthDesksJobsB } from './desks-jobs-b.data.ts'
import { monthDesksProfiles as profiles } from './desks-profiles.data.ts'

/*
 * A month of Lima's offices: accounts, banking, insurance, people, administration, purchasing, foreign trade, sales, marketing
 * and design, law, systems, quality and safety, architecture, contact centres. Invented, not sampled; everybody ranks all ads.
 * The author knew the guideline and the format only, neither how the engine matches nor how it or the baselines rank.
 * Ads first, then the people with the ads in view, then the grades, person by person, and a second reading of each.
 * Before the grades were settled twelve ads that suited nobody or nearly nobody gave way to others, since half of the people
 * had fewer than six ads to consider, and one person's pay was lowered. No method was run before. Everybody is 'dev'.
 */
export const monthDesks: LabelledSet = {
  jobs: [...monthDesksJobsA, ...monthDesksJobsB],
  profiles,
  grades,
}
