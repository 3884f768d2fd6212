import type { CompanyActor, ProfessionalActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { type BriefRow, findBrief } from './briefs.queries.ts'
import {
  hasInvitation,
  type InvitationKey,
} from '#server/features/briefs/invitations/brief-invitations.queries.ts'
import { findProposal, isOwnActiveService, type ProposalRow } from './proposals.queries.ts'

declare const checked: unique symbol
/** A brief of the caller's company. */
export type OwnBrief = BriefRow & { readonly [checked]: 'own brief' }
/** A proposal of the caller. */
export type OwnProposal = ProposalRow & { readonly [checked]: 'own proposal' }
/** An invitation of the caller to propose. */
export type OwnInvitation = Readonly<InvitationKey> & { readonly [checked]: 'own invitation' }

/** Throws not_found for another company's brief, as if it did not exist. */
export async function getOwnBrief(db: Db, { companyId }: CompanyActor, id: number): Promise<OwnBrief> {
  const brief = await findBrief(db, id)
  if (brief?.companyId !== companyId) throw new AppError('not_found')
  return brief as OwnBrief
}

/** A service that the caller offers now; the proposal will belong to it. Throws not_found for any other. */
export async function requireOwnOffer(
  db: Db,
  { professionalId }: ProfessionalActor,
  serviceId: number,
): Promise<void> {
  if (!(await isOwnActiveService(db, { serviceId, professionalId })))
    throw new AppError('not_found', { message: 'Elige uno de tus servicios publicados.' })
}

/** Throws not_found for another person's proposal, as if it did not exist. */
export async function getOwnProposal(
  db: Db,
  { professionalId }: ProfessionalActor,
  id: number,
): Promise<OwnProposal> {
  const proposal = await findProposal(db, id)
  if (proposal?.professionalId !== professionalId) throw new AppError('not_found')
  return proposal as OwnProposal
}

/** Throws not_found for a brief to which nobody invited the caller, or not yet. */
export async function getOwnInvitation(
  db: Db,
  { professionalId }: ProfessionalActor,
  briefId: number,
): Promise<OwnInvitation> {
  const key = { briefId, professionalId }
  if (!(await hasInvitation(db, key))) throw new AppError('not_found')
  return key as OwnInvitation
}
