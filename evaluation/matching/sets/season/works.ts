import type { LabelledSet } from '../../labelled.ts'
import { seasonWorksGradesDev } from './works-grades-dev.data.ts'
import { seasonWorksGradesHeldOut } from './works-grades-held-out.data.ts'
import { seasonWorksJobsBeautyRoadStore } from './works-jobs-beauty-road-store.data.ts'
import { seasonWorksJobsCareFishing } from './works-jobs-care-fishing.data.ts'
import { seasonWorksJobsCleaningWorkshopWires } from './works-jobs-cleaning-workshop-wires.data.ts'
import { seasonWorksJobsSewingWeldingKitchen } from './works-jobs-sewing-welding-kitchen.data.ts'
import { seasonWorksJobsShopCallsGuard } from './works-jobs-shop-calls-guard.data.ts'
import { seasonWorksJobsSiteMineField } from './works-jobs-site-mine-field.data.ts'
import { seasonWorksProfilesDevRoad } from './works-profiles-dev-road.data.ts'
import { seasonWorksProfilesDevSewing } from './works-profiles-dev-sewing.data.ts'
import { seasonWorksProfilesHeldOutShop } from './works-profiles-held-out-shop.data.ts'
import { seasonWorksProfilesHeldOutWires } from './works-profiles-held-out-wires.data.ts'

/*
 * A season of manual and service work, by a third hand: everybody ranks all ads. Invented, not sampled.
 * The author knew the guideline and the development half of the ordinary week, but neither how the engine matches nor how
 * it or the baselines rank. Ads first, then the people with the ads in view, then the grades, person by person; three ads
 * that suited nobody were replaced and a few grades corrected on a second reading, before any method was run.
 *
 * The halves: the ten people written first are 'dev', the ten written last 'held-out'. That was settled when the first ten had been
 * ranked and the others had not.
 */
export const seasonWorks: LabelledSet = {
  jobs: [
    ...seasonWorksJobsSewingWeldingKitchen,
    ...seasonWorksJobsBeautyRoadStore,
    ...seasonWorksJobsCareFishing,
    ...seasonWorksJobsShopCallsGuard,
    ...seasonWorksJobsCleaningWorkshopWires,
    ...seasonWorksJobsSiteMineField,
  ],
  profiles: [
    ...seasonWorksProfilesDevSewing,
    ...seasonWorksProfilesDevRoad,
    ...seasonWorksProfilesHeldOutShop,
    ...seasonWorksProfilesHeldOutWires,
  ],
  grades: { ...seasonWorksGradesDev, ...seasonWorksGradesHeldOut },
}
