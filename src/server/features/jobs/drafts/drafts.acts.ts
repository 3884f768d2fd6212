import { z } from 'zod'
import { mostJobDrafts, mostJobTemplates } from '#contracts/jobs/job-drafts-figures.ts'
import type { Db } from '#server/db/connection.ts'
import { AppError } from '#server/errors.ts'
import { type ActHandler, defineAct } from '#server/features/acts/acts.service.ts'
import { handleRemoval } from '#server/features/acts/removals.service.ts'
import { countDrafts, countTemplates } from './drafts.queries.ts'

export const draftRemoval = defineAct('job-draft.removal', z.object({ companyId: z.number() }))

/** Throws conflict when the company has more drafts or templates than it may. */
export async function requireRoom(tx: Db, companyId: number): Promise<void> {
  if ((await countDrafts(tx, companyId)) > mostJobDrafts)
    throw new AppError('conflict', {
      message: `Ya tienes ${mostJobDrafts} borradores. Publica o elimina uno para empezar otro.`,
    })
  if ((await countTemplates(tx, companyId)) > mostJobTemplates)
    throw new AppError('conflict', {
      message: `Ya tienes ${mostJobTemplates} plantillas de avisos. Elimina una para guardar otra.`,
    })
}

export const draftActs = (): ActHandler[] => [
  handleRemoval(draftRemoval, { restored: (tx, { companyId }) => requireRoom(tx, companyId) }),
]
