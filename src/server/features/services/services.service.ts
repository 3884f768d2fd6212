import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { getProfessional } from '#server/features/professionals/professionals.service.ts'
import { getTrackRecord, isSelf } from '#server/features/professionals/page/public-profile.service.ts'
import type { Viewer } from '#server/features/professionals/visibility/visibility.queries.ts'
import {
  choosePublicBySelling,
  requireVisible,
} from '#server/features/professionals/visibility/visibility.service.ts'
import type { Actor } from '#server/actor.ts'
import { findShownService, insertService, listServices, type ServiceTexts } from './services.queries.ts'

/** For viewers who may see the professional; only the owner sees paused ones. Throws not_found for others. */
export async function getServices({ db }: Pick<Deps, 'db'>, actor: Actor, professionalId: number) {
  await requireVisible({ db }, actor, professionalId)
  return listServices(db, professionalId, { viewer: actor, withPaused: isSelf(actor, professionalId) })
}

/**
 * A service as others see it. Throws not_found when it is paused, or when the viewer may not see its professional.
 */
export async function getService(deps: Pick<Deps, 'db' | 'clock'>, viewer: Viewer, id: number) {
  const service = await requireService(deps.db, viewer, id)
  return { service, trackRecord: await getTrackRecord(deps, service.professionalId) }
}

/** The same without statistics, for other features. Throws not_found. */
export async function requireService(db: Db, viewer: Viewer, id: number) {
  const service = await findShownService(db, viewer, id)
  if (!service) throw new AppError('not_found')
  return service
}

export interface NewService extends ServiceTexts {
  professionalId: number
  /** Default: the documented '3-7 días hábiles'. */
  deliveryTime?: string
  imageId?: string | null
  /** False: a draft, which only its owner sees. */
  isOpen?: boolean
}

/**
 * Adds a service to the profile, published unless it is a draft; returns its id. Throws professional_premium_required
 * without the premium plan.
 */
export async function publishService(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  service: NewService,
): Promise<number> {
  const { planType } = await getProfessional({ db: tx }, service.professionalId)
  if (planType !== 'premium') throw new AppError('professional_premium_required')
  const id = await insertService(tx, { ...service, createdAt: clock.now() })
  if (service.isOpen !== false) await choosePublicBySelling({ clock }, tx, service.professionalId)
  await notifyChange(tx, 'jobs')
  return id
}
