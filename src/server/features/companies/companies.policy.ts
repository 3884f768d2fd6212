import type { CompanyActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { listOwnCompanies } from '#server/features/accounts/membership/membership.service.ts'
import { hashToken } from '#server/platform/tokens.ts'
import {
  type CompanyInvitationRow,
  findInvitationByToken,
  findWaiting,
  type FoundInvitation,
} from '#server/features/companies/team/team-invitations.queries.ts'
import { findKey, type KeyRow } from '#server/features/companies/keys/keys.queries.ts'
import { findMember, type MemberRow } from '#server/features/companies/team/team.queries.ts'
import {
  findPhoto,
  type WorkplacePhotoRow,
} from '#server/features/companies/workplace/workplace-photos.queries.ts'

declare const checked: unique symbol
/** Somebody of the caller's company who does not own it. */
export type OwnMember = MemberRow & { readonly [checked]: 'own member' }
/** An invitation of the caller's company that waits for its answer. */
export type OwnInvitation = CompanyInvitationRow & { readonly [checked]: 'own invitation' }
/** A key of the caller's company. */
export type OwnKey = KeyRow & { readonly [checked]: 'own key' }
/** A photo of the caller's workplace. */
export type OwnWorkplacePhoto = WorkplacePhotoRow & { readonly [checked]: 'own workplace photo' }
/** A company that the caller's account works in. */
export type OwnChoice = { companyId: number } & { readonly [checked]: 'own choice' }
/** An invitation whose link the caller has, in any state. */
export type LinkedInvitation = FoundInvitation & { readonly [checked]: 'linked invitation' }

/* Created only here and required by the services. */

/** Throws not_found for anybody else, also for the owner. */
export async function getOwnMember(db: Db, { companyId }: CompanyActor, userId: number): Promise<OwnMember> {
  const found = await findMember(db, { companyId, userId })
  if (!found) throw new AppError('not_found')
  return found as OwnMember
}

/** Throws not_found for a company that the caller's account does not work in. */
export async function getOwnChoice(db: Db, { userId }: CompanyActor, companyId: number): Promise<OwnChoice> {
  if (!(await listOwnCompanies(db, userId)).some(({ id }) => id === companyId))
    throw new AppError('not_found')
  return { companyId } as OwnChoice
}

/** Throws not_found for one of another company. */
export async function getOwnKey(db: Db, { companyId }: CompanyActor, id: number): Promise<OwnKey> {
  const found = await findKey(db, id)
  if (found?.companyId !== companyId) throw new AppError('not_found')
  return found as OwnKey
}

/** Throws not_found for one of another company. */
export async function getOwnWorkplacePhoto(
  db: Db,
  { companyId }: CompanyActor,
  id: number,
): Promise<OwnWorkplacePhoto> {
  const found = await findPhoto(db, { companyId, id })
  if (!found) throw new AppError('not_found')
  return found as OwnWorkplacePhoto
}

/** Throws not_found for one of another company, and for one that was accepted or cancelled. */
export async function getOwnInvitation(
  db: Db,
  { companyId }: CompanyActor,
  id: number,
): Promise<OwnInvitation> {
  const found = await findWaiting(db, id)
  if (found?.companyId !== companyId) throw new AppError('not_found')
  return found as OwnInvitation
}

/** Throws invitation_gone for a link that nothing is known of. */
export async function getLinkedInvitation(
  { db }: Pick<Deps, 'db'>,
  token: string,
): Promise<LinkedInvitation> {
  const found = await findInvitationByToken(db, hashToken(token))
  if (!found) throw new AppError('invitation_gone')
  return found as LinkedInvitation
}
