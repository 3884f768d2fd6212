import type { TrackRecord } from '#contracts/professionals/professionals.contract.ts'
import { trackRecordOf } from '#domain/services/track-record.ts'
import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import type { Actor } from '#server/actor.ts'
import {
  countRating,
  findPublicProfile,
  hasActiveService,
  isKnownToCompany,
} from './public-profile.queries.ts'
import { countTrackRecord } from './track-record.queries.ts'

/** A professional as the caller may see them. Throws not_found when unknown, or hidden from the caller. */
export async function getPublicProfile(deps: Pick<Deps, 'db' | 'clock'>, actor: Actor, id: number) {
  const profile = await findPublicProfile(deps.db, actor, id)
  if (!profile) throw notFound('professional')
  const [{ rating, reviewCount }, trackRecord, contactVisible] = await Promise.all([
    countRating(deps.db, id),
    getTrackRecord(deps, id),
    maySeeContact(deps.db, actor, id),
  ])
  return { profile, rating, reviewCount, trackRecord, contactVisible, isSelf: isSelf(actor, id) }
}

export async function getTrackRecord(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  professionalId: number,
): Promise<TrackRecord> {
  return trackRecordOf(await countTrackRecord(db, professionalId, clock.now()))
}

/** Whether the caller is the professional. */
export const isSelf = (actor: Actor, professionalId: number): boolean =>
  actor.kind === 'professional' && actor.professionalId === professionalId

/** Contact data is visible to the person, and to a company with an application, a conversation or a hire. */
async function maySeeContact(db: Db, actor: Actor, professionalId: number): Promise<boolean> {
  if (actor.kind === 'company') return isKnownToCompany(db, professionalId, actor.companyId)
  return isSelf(actor, professionalId)
}

/** Call it in each transaction that changes a profile: pages of professionals with active services are cached. */
export async function notifyProfileChange(tx: Db, professionalId: number): Promise<void> {
  if (await hasActiveService(tx, professionalId)) await notifyChange(tx, 'jobs')
}
