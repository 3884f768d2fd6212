import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { namesOfPeople } from '#server/features/accounts/membership/membership.service.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import { lockPublisher } from '#server/features/companies/companies.service.ts'
import { draftRemoval, requireRoom } from './drafts.acts.ts'
import type { OwnDraft } from '#server/features/jobs/jobs.policy.ts'
import {
  type DraftRow,
  type DraftText,
  hasTemplate,
  insertDraft,
  listDrafts,
  rowsOfDraft,
  updateDraft,
} from './drafts.queries.ts'

type DraftDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>

/** A row with the name of who wrote last. */
export type Named<Row> = Omit<Row, 'updatedBy'> & { updatedBy: string | null }

async function withNames<Row extends { updatedBy: number | null }>(
  db: Db,
  rows: Row[],
): Promise<Named<Row>[]> {
  const names = await namesOfPeople(
    db,
    rows.map(({ updatedBy }) => updatedBy),
  )
  return rows.map((row) => ({ ...row, updatedBy: names.get(row.updatedBy ?? 0) ?? null }))
}

export const listOwnDrafts = async (db: Db, { companyId }: CompanyActor) =>
  withNames(db, await listDrafts(db, companyId))

export async function readDraft(db: Db, draft: DraftRow): Promise<Named<DraftRow>> {
  const [named] = await withNames(db, [draft])
  return named!
}

/** Throws conflict when the company has as many as it may, and validation_failed for the name of another template. */
export async function addDraft(
  deps: DraftDeps,
  { companyId, userId }: CompanyActor,
  { templateName = null, ...draft }: DraftText & { templateName?: string | null | undefined },
): Promise<DraftRow> {
  const at = deps.clock.now()
  return transaction(deps, async (tx) => {
    await lockPublisher(tx, companyId)
    if (templateName !== null && (await hasTemplate(tx, companyId, templateName)))
      throw new AppError('validation_failed', {
        fields: { templateName: 'Elige otro nombre: ya tienes una plantilla llamada así' },
      })
    const row = await insertDraft(tx, {
      ...draft,
      companyId,
      templateName,
      updatedBy: userId,
      createdAt: at,
      updatedAt: at,
    })
    await requireRoom(tx, companyId)
    return row
  })
}

/** Throws conflict when somebody changed it since the caller read it, and not_found when it was deleted. */
export async function saveDraft(
  deps: DraftDeps,
  { userId }: CompanyActor,
  { id }: OwnDraft,
  { version, ...text }: DraftText & { version: number },
): Promise<DraftRow> {
  return transaction(deps, async (tx) => {
    const change = { ...text, updatedBy: userId, updatedAt: deps.clock.now() }
    const row = await updateDraft(tx, { id, version }, change)
    if (!row)
      throw new AppError('conflict', {
        message: 'Alguien de tu equipo cambió este borrador mientras escribías.',
      })
    return row
  })
}

export async function removeDraft(
  deps: DraftDeps,
  { userId, companyId }: CompanyActor,
  { id }: OwnDraft,
): Promise<Undoable> {
  const undo = await transaction(deps, (tx) =>
    remove(deps, tx, draftRemoval, { userId, data: { companyId }, rows: [rowsOfDraft(id)] }),
  )
  if (!undo) throw new AppError('not_found')
  return undo
}
