import type { z } from 'zod'
import { suggestedAttributes } from '#contracts/applications/scorecard-figures.ts'
import type { attributesBody } from '#contracts/applications/scorecards.contract.ts'
import { type Db, transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import type { OwnJob } from '#server/features/applications/applications.policy.ts'
import { namesAskedBy } from '#server/features/matching/matching.service.ts'
import {
  insertAttributes,
  listAttributes,
  lockJob,
  retireAttributes,
  updateAttribute,
} from './scorecards.queries.ts'

/** The attributes that a job could have: what it asks most, as the engine reads it. */
export const suggestAttributes = async (deps: Pick<Deps, 'db'>, jobId: number): Promise<string[]> =>
  (await namesAskedBy(deps, jobId)).slice(0, suggestedAttributes)

/** Writes what a job rates. One that stays keeps its points; one that is missing is retired, and stays where it has some. */
export async function setAttributes(
  deps: Pick<Deps, 'pool' | 'clock'>,
  { id: jobId }: OwnJob,
  { attributes }: z.output<typeof attributesBody>,
) {
  return transaction(deps, async (tx) => {
    await lockJob(tx, jobId)
    const before = new Set((await listAttributes(tx, jobId)).map(({ id }) => id))
    const added: Parameters<typeof insertAttributes>[1] = []
    for (const [position, { id, name, hint }] of attributes.entries()) {
      if (id === undefined) added.push({ jobId, position, name, hint })
      else if (before.delete(id)) await updateAttribute(tx, id, { position, name, hint })
      else throw unknownAttribute(`attributes.${position}.id`)
    }
    await retireAttributes(tx, [...before], deps.clock.now())
    await insertAttributes(tx, added)
    return listAttributes(tx, jobId)
  })
}

export const unknownAttribute = (field: string) =>
  new AppError('validation_failed', {
    fields: { [field]: 'Vuelve a cargar la página: los criterios de este empleo cambiaron' },
  })

/** Throws validation_failed for points of an attribute that the job does not rate now. */
export async function requireAttributes(
  tx: Db,
  jobId: number,
  points: readonly { attributeId: number }[],
): Promise<void> {
  const known = new Set((await listAttributes(tx, jobId)).map(({ id }) => id))
  if (points.some(({ attributeId }) => !known.has(attributeId))) throw unknownAttribute('points')
}
