import type { TrackRecord } from '#contracts/professionals/professionals.contract.ts'
import { trackRecordOf } from '#domain/services/track-record.ts'
import { notifyChange } from '#server/db/changes.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notFound } from '#server/errors.ts'
import type { Actor } from '#server/http/actor.ts'
import {
  countRating,
  findPublicProfile,
  hasActiveService,
  isKnownToCompany,
} from './public-profile.queries.ts'
import { countTrackRecord } from './track-record.queries.ts'

/** A professional as the caller may see them. Throws not_found for one who is not there, or hidden from the caller. */
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

/** Whether it is the professional who asks. */
export const isSelf = (actor: Actor, professionalId: number): boolean =>
  actor.kind === 'professional' && actor.professionalId === professionalId

/** Telephone, e-mail and the like are for the person, and for a company that got an application or has a conversation or a hire. */
async function maySeeContact(db: Db, actor: Actor, professionalId: number): Promise<boolean> {
  if (actor.kind === 'company') return isKnownToCompany(db, professionalId, actor.companyId)
  return isSelf(actor, professionalId)
}

/** To be called in each transaction that changes a profile: the pages of those who sell something are kept. */
export async function notifyProfileChange(tx: Db, professionalId: number): Promise<void> {
  if (await hasActiveService(tx, professionalId)) await notifyChange(tx, 'jobs')
}
