import type { Deps } from '#server/deps.ts'
import { readPasswordMinimum } from '#server/features/accounts/passwords/password-rules.service.ts'
import { readCvRules } from '#server/features/plans/file-rules.service.ts'
import { readSetting, readSettings } from '#server/features/settings/settings.service.ts'
import { countMarketplace } from './site.queries.ts'

/** The live figures of the landing page. */
export const getStats = ({ db, clock }: Pick<Deps, 'db' | 'clock'>) => countMarketplace(db, clock.now())

const claimKeys = [
  'claim_professionals',
  'claim_companies',
  'claim_sign_up_time',
  'testimonial_1_message',
  'testimonial_1_name',
  'testimonial_1_role',
  'testimonial_2_message',
  'testimonial_2_name',
  'testimonial_2_role',
  'testimonial_3_message',
  'testimonial_3_name',
  'testimonial_3_role',
] as const

/** The operator's claims on the landing page, with the real figures behind them. */
export const readClaims = async ({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>) => ({
  set: await readSettings(db, claimKeys),
  live: await countMarketplace(db, clock.now()),
  areExamples: config.demo,
})

/** How the operator presents the site. */
export const readBrand = ({ db }: Pick<Deps, 'db'>) =>
  readSettings(db, ['brand_claim', 'brand_linkedin', 'brand_instagram', 'brand_facebook'])

/** The current rules that forms depend on. */
export const getFormRules = async ({ db }: Pick<Deps, 'db'>) => ({
  ...(await readCvRules(db)),
  pictureMegabytes: await readSetting(db, 'picture_most_megabytes'),
  passwordMinimum: await readPasswordMinimum(db),
})
