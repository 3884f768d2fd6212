import type { Grades, LabelledJob, LabelledProfile } from './labelled.ts'
import { monthRegionsGrades as grades } from './month-regions-grades.data.ts'
import { monthRegionsJobsA } from './month-regions-jobs-a.data.ts'
import { monthRegionsJobsB } from './month-regions-jobs-b.data.ts'
import { monthRegionsProfiles as profiles } from './month-regions-profiles.data.ts'

/*
 * Work outside Lima: mines and their contractors, fields and packing, fishing plants, roads, town halls, schools, health posts,
 * hotels, microfinance, social programmes, livestock, shops of the jungle. Invented, not sampled.
 * The author knew the guideline and the format only, neither how the engine matches nor how it or the baselines rank.
 * Ads first, then the people with the ads in view, then the grades, person by person over all ads, read a second time.
 * After the people were written and before the grades, ten ads that suited nobody gave way to others of the people's trades
 * and regions, and the pay of five ads was left open. No method was run before.
 */

/** One pool for everybody. */
export const monthRegionsJobs: LabelledJob[] = [...monthRegionsJobsA, ...monthRegionsJobsB]

export const monthRegionsProfiles: LabelledProfile[] = profiles

export const monthRegionsGrades: Grades = grades
