import type { ReplyOf } from '#contracts/endpoint.ts'
import type { siteContract } from '#contracts/site.contract.ts'

/** What the operator lets the page say; measured figures are never among it. */
export type SiteClaims = ReplyOf<typeof siteContract.claims>
export type Claims = SiteClaims['claims']
export type Testimonial = SiteClaims['testimonials'][number]

/** Nothing is claimed where the claims could not be read. */
export const noClaims: SiteClaims = {
  claims: { professionals: null, companies: null, fasterHiring: null, signUpTime: null },
  testimonials: [],
}
