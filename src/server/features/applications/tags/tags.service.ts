import { mostTags } from '#contracts/applications/pipeline-figures.ts'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import type { CompanyActor } from '#server/actor.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { remove } from '#server/features/acts/removals.service.ts'
import type { OwnJob, OwnTag } from '#server/features/applications/applications.policy.ts'
import { refreshColleagues } from '#server/features/applications/stages/move.service.ts'
import { tagRemoval } from './tags.acts.ts'
import {
  countTags,
  findTagNamed,
  giveTag,
  joinTags,
  lockTags,
  putTag,
  rowsOfTag,
  setTagName,
  takeTag,
} from './tags.queries.ts'

type TagDeps = Pick<Deps, 'pool' | 'clock' | 'queue'>

/** Puts a tag on candidates of a job, or takes it off. It is for the company alone: nobody is told. */
export async function tagCandidates(
  deps: TagDeps,
  actor: CompanyActor,
  { id: jobId }: OwnJob,
  { name, people, isOn }: { name: string; people: readonly number[]; isOn: boolean },
): Promise<{ tag: { id: number; name: string }; changed: number }> {
  const { companyId } = actor
  return transaction(deps, async (tx) => {
    await lockTags(tx, companyId)
    const tag = await giveTag(tx, { companyId, name, createdAt: deps.clock.now() })
    if ((await countTags(tx, companyId)) > mostTags)
      throw new AppError('conflict', {
        message: `Ya tienes ${mostTags} etiquetas. Elimina una para crear otra.`,
      })
    const changed = await (isOn ? putTag : takeTag)(tx, tag.id, jobId, people)
    await refreshColleagues(tx, actor)
    return { tag: { id: tag.id, name: tag.name }, changed }
  })
}

/**
 * Gives a tag another name. Where the company has a tag of that name, the two become one if the caller says so, for good; else it throws
 * conflict.
 */
export async function renameTag(
  deps: Pick<Deps, 'pool'>,
  actor: CompanyActor,
  { id }: OwnTag,
  { name, mayJoin }: { name: string; mayJoin: boolean },
): Promise<{ tag: { id: number; name: string }; isJoined: boolean }> {
  return transaction(deps, async (tx) => {
    await lockTags(tx, actor.companyId)
    const other = await findTagNamed(tx, actor.companyId, name)
    const isJoined = other !== null && other.id !== id
    if (isJoined && !mayJoin)
      throw new AppError('conflict', { message: `Ya tienes la etiqueta “${other.name}”.` })
    await (isJoined ? joinTags(tx, id, other.id) : setTagName(tx, id, name))
    await refreshColleagues(tx, actor)
    return { tag: isJoined ? { id: other.id, name: other.name } : { id, name }, isJoined }
  })
}

export async function removeTag(deps: TagDeps, actor: CompanyActor, { id }: OwnTag): Promise<Undoable> {
  const undo = await transaction(deps, async (tx) => {
    await refreshColleagues(tx, actor)
    return remove(deps, tx, tagRemoval, { userId: actor.userId, data: {}, rows: [...rowsOfTag(id)] })
  })
  if (!undo) throw new AppError('not_found')
  return undo
}
