import type { LabelledSet } from '../../labelled.ts'
import { monthRegionsGrades as grades } from './regions-grades.data.ts'
import { monthRegionsJobsA } from './regions-jobs-a.data.ts'
import { monthRegionsJobsB } from './regions-jobs-b.data.ts'
import { monthRegionsProfiles as profiles } from './regions-profiles.data.ts'

/*
 * Work outside Lima: mines and their contractors, fields and packing, fishing plants, roads, town halls, schools, health posts,
 * hotels, microfinance, social programmes, livestock, shops of the jungle. Invented, not sampled.
 * The author knew the guideline and the format only, neither how the engine matches nor how it or the baselines rank.
 * Ads first, then the people with the ads in view, then the grades, person by person over all ads, read a second time.
 * After the people were written and before the grades, ten ads that suited nobody gave way to others of the people's trades
 * and regions, and the pay of five ads was left open. No method was run before.
 */
export const monthRegions: LabelledSet = {
  jobs: [...monthRegionsJobsA, ...monthRegionsJobsB],
  profiles,
  grades,
}
