import type { z } from 'zod'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { certificateBody, portfolioBody } from '#contracts/reputation/showcase-forms.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import { certificates, portfolioItems } from '#server/db/schema/reputation.table.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import { notifyProfileChange } from '#server/features/professionals/page/public-profile.service.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import {
  type CertificateRow,
  insertCertificate,
  insertPortfolioItem,
  isItem,
  lockProfile,
  type PortfolioRow,
  updateCertificate,
  updatePortfolioItem,
} from '#server/features/reputation/reputation.queries.ts'
import type { OwnCertificate, OwnWork } from './showcase.policy.ts'
import { certificateRemoval, workRemoval } from '#server/features/reputation/reputation.acts.ts'
import { requireRoomForWork } from './room-for-work.ts'

/*
 * The showcase of a professional: works and certificates. Adding and changing need the premium plan. Existing items
 * remain when the plan ends, and can be deleted with any plan. Deletions can be undone for some seconds.
 */

type Showing = Pick<Deps, 'pool' | 'clock'>
type Removing = Pick<Deps, 'pool' | 'clock' | 'queue'>
type Item = z.output<typeof portfolioBody>
type Title = z.output<typeof certificateBody>

const itemOf = ({ type, url, title, description = '' }: Item) => ({ type, url, title, description })
const titleOf = ({ title, url, issuer = '', issuedDate }: Title) => ({
  title,
  url,
  issuer,
  issuedDate: issuedDate || null,
})

/** Runs `change` with the profile locked, and clears the cached pages that show it. */
async function changing<T>(
  { pool }: Pick<Deps, 'pool'>,
  { professionalId }: Pick<ProfessionalActor, 'professionalId'>,
  change: (tx: Db, planType: 'basic' | 'premium' | null) => Promise<T | null>,
): Promise<T> {
  return transaction({ pool }, async (tx) => {
    const planType = await lockProfile(tx, professionalId)
    const result = await change(tx, planType)
    if (result === null) throw new AppError('not_found')
    await notifyProfileChange(tx, professionalId)
    return result
  })
}

function requirePremium(planType: string | null): void {
  if (planType !== 'premium') throw new AppError('professional_premium_required')
}

/** Throws professional_premium_required and portfolio_full. */
export const addPortfolioItem = (
  deps: Showing,
  actor: ProfessionalActor,
  item: Item,
): Promise<PortfolioRow> =>
  changing(deps, actor, async (tx, planType) => {
    requirePremium(planType)
    const { professionalId } = actor
    const added = await insertPortfolioItem(tx, {
      ...itemOf(item),
      professionalId,
      createdAt: deps.clock.now(),
    })
    await requireRoomForWork(tx, professionalId)
    return added
  })

/** Throws professional_premium_required. */
export const changePortfolioItem = (
  deps: Showing,
  actor: ProfessionalActor,
  { id }: OwnWork,
  item: Item,
): Promise<PortfolioRow> =>
  changing(deps, actor, async (tx, planType) => {
    const changed = await updatePortfolioItem(tx, id, itemOf(item))
    if (changed) requirePremium(planType)
    return changed
  })

export const removePortfolioItem = (
  deps: Removing,
  { professionalId, userId }: ProfessionalActor,
  { id }: OwnWork,
): Promise<Undoable> =>
  changing(deps, { professionalId }, (tx) => {
    const rows = { table: portfolioItems, where: isItem(portfolioItems, id) }
    return remove(deps, tx, workRemoval, { userId, data: { professionalId }, rows: [rows] })
  })

/** Throws professional_premium_required. */
export const addCertificate = (
  deps: Showing,
  actor: ProfessionalActor,
  body: Title,
): Promise<CertificateRow> =>
  changing(deps, actor, async (tx, planType) => {
    requirePremium(planType)
    const { professionalId } = actor
    return insertCertificate(tx, { ...titleOf(body), professionalId, createdAt: deps.clock.now() })
  })

/** Throws professional_premium_required. */
export const changeCertificate = (
  deps: Showing,
  actor: ProfessionalActor,
  { id }: OwnCertificate,
  body: Title,
): Promise<CertificateRow> =>
  changing(deps, actor, async (tx, planType) => {
    const changed = await updateCertificate(tx, id, titleOf(body))
    if (changed) requirePremium(planType)
    return changed
  })

export const removeCertificate = (
  deps: Removing,
  { professionalId, userId }: ProfessionalActor,
  { id }: OwnCertificate,
): Promise<Undoable> =>
  changing(deps, { professionalId }, (tx) => {
    const rows = { table: certificates, where: isItem(certificates, id) }
    return remove(deps, tx, certificateRemoval, { userId, data: { professionalId }, rows: [rows] })
  })
