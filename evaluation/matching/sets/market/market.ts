import type { LabelledSet } from '../../labelled.ts'
import { marketGradesDev } from './grades-dev.data.ts'
import { marketGradesHeldOut } from './grades-held-out.data.ts'
import { marketJobsDevOffice } from './jobs-dev-office.data.ts'
import { marketJobsDevSite } from './jobs-dev-site.data.ts'
import { marketJobsHeldOutOffice } from './jobs-held-out-office.data.ts'
import { marketJobsHeldOutSite } from './jobs-held-out-site.data.ts'
import { marketProfilesDev } from './profiles-dev.data.ts'
import { marketProfilesHeldOut } from './profiles-held-out.data.ts'

/*
 * Pairs as in life, where a company and a person write differently: ads padded with what all ads promise, short and
 * misspelt profiles, several ads of one field that differ in level, place, branch or hours, and neighbouring fields in
 * the same words. Every profile ranks all 120 ads. Invented, not sampled, by one hand, which knew the baselines and the aim that
 * ads and profiles should differ in words, but had not read how the engine matches. The ads were written first, then the
 * profiles, then the grades over all pairs. A sixth of the ads gave way to others as the people took shape, the last eight
 * of them after the first grading, so that everybody has several to rank. All that was done before any method was run on
 * the set, and nothing was changed after.
 *
 * The halves: sixteen fields, four of them with two people. The four, in the order of their names, go to 'dev' and
 * 'held-out' in turn (administracion-oficina, almacen-compras, mantenimiento-oficios, ventas), and so do the other twelve
 * (agroindustria-calidad, atencion-cliente, cocina, conduccion, contabilidad, diseno-marketing, docencia,
 * obras-civiles, recursos-humanos, salud, seguridad-prevencion, sistemas). Everybody ranks the ads of both halves: a
 * few suit somebody of the other half a little.
 */
export const market: LabelledSet = {
  jobs: [...marketJobsDevOffice, ...marketJobsDevSite, ...marketJobsHeldOutOffice, ...marketJobsHeldOutSite],
  profiles: [...marketProfilesDev, ...marketProfilesHeldOut],
  grades: { ...marketGradesDev, ...marketGradesHeldOut },
}
