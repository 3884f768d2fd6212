import { isbot } from 'isbot'
import type { ViewsOfDay } from '#contracts/professionals/profile-views.contract.ts'
import { profileViewDays } from '#contracts/professionals/profile-figures.ts'
import { addDays } from '#domain/time/lima-days.ts'
import { limaDay } from '#domain/time/dates.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { ProfessionalActor, UserActor, Anonymous } from '#server/actor.ts'
import { getProfessional } from '#server/features/professionals/professionals.service.ts'
import { addView, listViews } from './profile-views.queries.ts'
import { isSelf } from '#server/features/professionals/page/public-profile.service.ts'
import { requireVisible } from '#server/features/professionals/visibility/visibility.service.ts'

/**
 * Counts a visit of the public profile in today's total of companies or of others, without recording the visitor.
 * Visits by the person and by robots are not counted. Throws not_found for a profile that the viewer may not see.
 */
export async function countView(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  viewer: Anonymous | UserActor,
  { professionalId, userAgent }: { professionalId: number; userAgent: string },
): Promise<void> {
  await requireVisible({ db }, viewer, professionalId)
  if (isSelf(viewer, professionalId) || userAgent === '' || isbot(userAgent)) return
  const isCompany = viewer.kind === 'company'
  await addView(db, { professionalId, day: limaDay(clock.now()), isCompany })
}

/**
 * The last 30 days of the caller's profile, oldest first, including days without a visit. Throws
 * professional_premium_required.
 */
export async function getOwnViews(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { professionalId }: ProfessionalActor,
): Promise<ViewsOfDay[]> {
  const { planType } = await getProfessional({ db }, professionalId)
  if (planType !== 'premium') throw new AppError('professional_premium_required')
  const today = limaDay(clock.now())
  const days = Array.from({ length: profileViewDays }, (_, index) =>
    addDays(today, index + 1 - profileViewDays),
  )
  const counted = await listViews(db, professionalId, days[0])
  const byDay = new Map(counted.map((views) => [views.day, views]))
  return days.map((day) => byDay.get(day) ?? { day, byCompanies: 0, byOthers: 0 })
}
