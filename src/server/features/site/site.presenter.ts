import type { readBrand, readClaims } from './site.service.ts'

/** A claim with a number is shown only once it is true; an empty testimonial is not shown. */
export function toClaims({ set: settings, live, areExamples }: Awaited<ReturnType<typeof readClaims>>) {
  return {
    claims: {
      professionals: reachedClaim(settings.claim_professionals, live.professionals),
      companies: reachedClaim(settings.claim_companies, live.companies),
      signUpTime: settings.claim_sign_up_time.trim() || null,
    },
    areExamples,
    testimonials: ([1, 2, 3] as const)
      .map((place) => ({
        message: settings[`testimonial_${place}_message`].trim(),
        name: settings[`testimonial_${place}_name`].trim(),
        role: settings[`testimonial_${place}_role`].trim(),
      }))
      .filter(({ message }) => message !== ''),
  }
}

/** '2,000+' once there are two thousand. A claim without a number cannot be checked and is not shown. */
function reachedClaim(claim: string, live: number): string | null {
  const digits = claim.replaceAll(/\D/g, '')
  return digits !== '' && live >= Number(digits) ? claim.trim() : null
}

export const toBrand = (settings: Awaited<ReturnType<typeof readBrand>>) => ({
  claim: settings.brand_claim,
  social: (['linkedin', 'instagram', 'facebook'] as const)
    .map((network) => ({ network, url: settings[`brand_${network}`] }))
    .filter(({ url }) => url !== ''),
})
