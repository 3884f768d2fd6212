import { mostAnswerTemplates } from '#contracts/applications/close-out-figures.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { CompanyActor } from '#server/actor.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import type { OwnAnswerTemplate } from '#server/features/applications/applications.policy.ts'
import { fullOfTemplates, templateRemoval } from './close-out.acts.ts'
import {
  countTemplates,
  insertTemplate,
  isNameTaken,
  lockTemplatesOf,
  rowsOfTemplate,
  type TemplateRow,
  type TemplateText,
  updateTemplate,
} from './templates.queries.ts'

type TemplateDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>

/** Keeps a text. Throws conflict when the company has as many as it may, and validation_failed for a name it has. */
export async function addTemplate(
  deps: TemplateDeps,
  { companyId }: CompanyActor,
  text: TemplateText,
): Promise<TemplateRow> {
  return transaction(deps, async (tx) => {
    await lockTemplatesOf(tx, companyId)
    if ((await countTemplates(tx, companyId)) >= mostAnswerTemplates) throw fullOfTemplates()
    await requireFreeName(tx, companyId, text.name)
    return insertTemplate(tx, { ...text, companyId, createdAt: deps.clock.now() })
  })
}

/** Throws validation_failed for the name of another one. */
export async function changeTemplate(
  deps: TemplateDeps,
  { companyId }: CompanyActor,
  { id }: OwnAnswerTemplate,
  text: TemplateText,
): Promise<TemplateRow> {
  return transaction(deps, async (tx) => {
    await lockTemplatesOf(tx, companyId)
    await requireFreeName(tx, companyId, text.name, id)
    const row = await updateTemplate(tx, id, text)
    if (!row) throw new AppError('not_found')
    return row
  })
}

export async function removeTemplate(
  deps: TemplateDeps,
  { userId, companyId }: CompanyActor,
  { id }: OwnAnswerTemplate,
): Promise<Undoable> {
  const undo = await transaction(deps, (tx) =>
    remove(deps, tx, templateRemoval, { userId, data: { companyId }, rows: [rowsOfTemplate(id)] }),
  )
  if (!undo) throw new AppError('not_found')
  return undo
}

async function requireFreeName(tx: Db, companyId: number, name: string, exceptId?: number): Promise<void> {
  if (await isNameTaken(tx, companyId, name, exceptId))
    throw new AppError('validation_failed', {
      fields: { name: 'Elige otro nombre: ya tienes una plantilla llamada así' },
    })
}
