import type { ReplyOf } from '#contracts/endpoint.ts'
import type { siteContract } from '#contracts/site/site.contract.ts'

/** The operator's claims, as far as the live figures support them. */
export type SiteClaims = ReplyOf<typeof siteContract.claims>
export type Claims = SiteClaims['claims']
export type Testimonial = SiteClaims['testimonials'][number]

/** No claims, for when they could not be loaded. */
export const noClaims: SiteClaims = {
  claims: { professionals: null, companies: null, signUpTime: null },
  areExamples: false,
  testimonials: [],
}
