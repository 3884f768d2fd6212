import { dailyGradesDev } from './grades-dev.data.ts'
import { dailyGradesHeldOut } from './grades-held-out.data.ts'
import { dailyJobsCallsOffice } from './jobs-calls-office.data.ts'
import { dailyJobsConstructionTrades } from './jobs-construction-trades.data.ts'
import { dailyJobsGuardCleaning } from './jobs-guard-cleaning.data.ts'
import { dailyJobsKitchenCare } from './jobs-kitchen-care.data.ts'
import { dailyJobsLawAccounts } from './jobs-law-accounts.data.ts'
import { dailyJobsMarketingSystems } from './jobs-marketing-systems.data.ts'
import { dailyJobsMineFarm } from './jobs-mine-farm.data.ts'
import { dailyJobsSchoolEngineering } from './jobs-school-engineering.data.ts'
import { dailyJobsShop } from './jobs-shop.data.ts'
import { dailyJobsWarehouseRoad } from './jobs-warehouse-road.data.ts'
import { dailyProfilesDev } from './profiles-dev.data.ts'
import { dailyProfilesHeldOut } from './profiles-held-out.data.ts'
import type { LabelledSet } from '../../labelled.ts'

/*
 * An ordinary week of a Peruvian job site, by a second hand: 197 ads of twenty fields, from three lines to padded ones, and
 * twenty people as they fill in a form. Everybody ranks all ads. Invented, not sampled.
 *
 * How it was made. The author knew the guideline, development pairs of the market set and of the hard cases, and which facts of an ad
 * and a person are handed to a method, but neither how the engine matches nor how it or the baselines rank, nor any held-out
 * pair. The fields were fixed first; then the ads were written and put on record, with a rough idea of who would rank them;
 * then the people, each shaped with the ads in view so that several suit them at different grades; then the grades, person
 * by person over all ads. Nothing was changed or dropped once the final grades stood, and no method was run before.
 *
 * The halves: the fields, one person each, in the order of their names go to 'dev' and 'held-out' in turn (abogacia,
 * administracion-personal, agroexportacion, almacen, cajas-tiendas, call-center, choferes, cocina, construccion, contabilidad, docencia,
 * enfermeria, ingenieria, limpieza, marketing, mecanica-electricidad, mineria, sistemas, ventas, vigilancia).
 *
 * A tenth of the pairs, drawn at random, was graded again without looking the first grades up: 14 of the 15 pairs with a
 * grade above 0 were given the same one (the other 2 instead of 1), and all 379 others 0 again. The first grade stands. It was the
 * same hand a few minutes later, with the first grades fresh in mind: that finds slips, and says nothing of how far two
 * recruiters would differ.
 */
export const week: LabelledSet = {
  jobs: [
    ...dailyJobsShop,
    ...dailyJobsCallsOffice,
    ...dailyJobsWarehouseRoad,
    ...dailyJobsGuardCleaning,
    ...dailyJobsKitchenCare,
    ...dailyJobsConstructionTrades,
    ...dailyJobsMineFarm,
    ...dailyJobsLawAccounts,
    ...dailyJobsSchoolEngineering,
    ...dailyJobsMarketingSystems,
  ],
  profiles: [...dailyProfilesDev, ...dailyProfilesHeldOut],
  grades: { ...dailyGradesDev, ...dailyGradesHeldOut },
}
