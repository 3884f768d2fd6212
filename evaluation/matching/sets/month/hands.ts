import type { LabelledSet } from '../../labelled.ts'
import { monthHandsGrades as grades } from './hands-grades.data.ts'
import { monthHandsJobsA } from './hands-jobs-a.data.ts'
import { monthHandsJobsB } from './hands-jobs-b.data.ts'
import { monthHandsProfiles as profiles } from './hands-profiles.data.ts'

/*
 * A month of manual, technical and service work in Lima and nearby: trades of the building and of the workshop, factories,
 * warehouses, drivers, cleaning, security, kitchens, hairdressing, houses and care, shops. Invented, not sampled.
 * The author knew the guideline and the format of the labelled data only, and neither how the engine matches nor how it or
 * the baselines rank. The hundred ads came first, then the people with the ads in view, then the grades, person by person
 * over all ads, with a second reading that changed four. Before the grades were written, five people got a few more lines of
 * career, skills, place or pay, so that each has several ads to choose from.
 * No method was run on them before. About a fifth of the ads suit nobody here. Everybody is 'dev'.
 */
export const monthHands: LabelledSet = {
  jobs: [...monthHandsJobsA, ...monthHandsJobsB],
  profiles,
  grades,
}
