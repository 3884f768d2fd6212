import type { Grades, LabelledJob, LabelledProfile } from './labelled.ts'
import { seasonWorksGradesFirst } from './season-works-grades-first.data.ts'
import { seasonWorksGradesSecond } from './season-works-grades-second.data.ts'
import { seasonWorksJobsBeautyRoadStore } from './season-works-jobs-beauty-road-store.data.ts'
import { seasonWorksJobsCareFishing } from './season-works-jobs-care-fishing.data.ts'
import { seasonWorksJobsCleaningWorkshopWires } from './season-works-jobs-cleaning-workshop-wires.data.ts'
import { seasonWorksJobsSewingWeldingKitchen } from './season-works-jobs-sewing-welding-kitchen.data.ts'
import { seasonWorksJobsShopCallsGuard } from './season-works-jobs-shop-calls-guard.data.ts'
import { seasonWorksJobsSiteMineField } from './season-works-jobs-site-mine-field.data.ts'
import { seasonWorksProfilesRoadCareFishing } from './season-works-profiles-road-care-fishing.data.ts'
import { seasonWorksProfilesSewingKitchenBeauty } from './season-works-profiles-sewing-kitchen-beauty.data.ts'
import { seasonWorksProfilesShopCallsGuard } from './season-works-profiles-shop-calls-guard.data.ts'
import { seasonWorksProfilesWiresSiteNursing } from './season-works-profiles-wires-site-nursing.data.ts'

/*
 * A season of manual and service work, by a third hand, for development only: everybody ranks all ads. Invented, not sampled.
 * The author knew the guideline and the development half of the ordinary week, but neither how the engine matches nor how
 * it or the baselines rank. Ads first, then the people with the ads in view, then the grades, person by person; three ads
 * that suited nobody were replaced and a few grades corrected on a second reading, before any method was run.
 */

/** One pool for everybody. */
export const seasonWorksJobs: LabelledJob[] = [
  ...seasonWorksJobsSewingWeldingKitchen,
  ...seasonWorksJobsBeautyRoadStore,
  ...seasonWorksJobsCareFishing,
  ...seasonWorksJobsShopCallsGuard,
  ...seasonWorksJobsCleaningWorkshopWires,
  ...seasonWorksJobsSiteMineField,
]

export const seasonWorksProfiles: LabelledProfile[] = [
  ...seasonWorksProfilesSewingKitchenBeauty,
  ...seasonWorksProfilesRoadCareFishing,
  ...seasonWorksProfilesShopCallsGuard,
  ...seasonWorksProfilesWiresSiteNursing,
]

export const seasonWorksGrades: Grades = { ...seasonWorksGradesFirst, ...seasonWorksGradesSecond }
