import type { ReplyOf } from '#contracts/endpoint.ts'
import type { siteContract } from '#contracts/site/site.contract.ts'

/** What the operator lets the page say, as far as the live figures bear it out. */
export type SiteClaims = ReplyOf<typeof siteContract.claims>
export type Claims = SiteClaims['claims']
export type Testimonial = SiteClaims['testimonials'][number]

/** Nothing is claimed where the claims could not be read. */
export const noClaims: SiteClaims = {
  claims: { professionals: null, companies: null, signUpTime: null },
  areExamples: false,
  testimonials: [],
}
