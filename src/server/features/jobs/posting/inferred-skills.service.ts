import type { Undoable } from '#contracts/acts/act-fields.ts'
import { type InferredSkill, inferredSkills } from '#domain/matching/suggest/inferred-skills.ts'
import { notifyChange } from '#server/db/changes.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { CompanyActor } from '#server/http/actor.ts'
import { inferredSkillAct } from '#server/features/jobs/jobs.acts.ts'
import type { OwnJob } from '#server/features/jobs/jobs.policy.ts'
import { setSkillsLeftOut } from '#server/features/jobs/jobs.queries.ts'
import { requireStanding } from '#server/features/jobs/jobs.service.ts'

/** Leaves a skill that was read in the ad out of matching, or counts it again. Throws not_found for one that the ad does not mention. */
export async function setInferredSkill(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>,
  { userId }: CompanyActor,
  { job: { id } }: OwnJob,
  { name, isLeftOut }: InferredSkill,
): Promise<{ inferredSkills: InferredSkill[]; undo: Undoable | null }> {
  return transaction(deps, async (tx) => {
    const job = await requireStanding(tx, id)
    const before = inferredSkills(job)
    const skill = before?.find((one) => one.name === name)
    if (!before || !skill)
      throw new AppError('not_found', { message: 'Tu aviso ya no menciona esa habilidad.' })
    if (skill.isLeftOut === isLeftOut) return { inferredSkills: before, undo: null }
    const others = job.skillsLeftOut.filter((one) => one !== name)
    const skillsLeftOut = isLeftOut ? [...others, name] : others
    await setSkillsLeftOut(tx, job, skillsLeftOut)
    await notifyChange(tx, 'jobs')
    // Each stands for itself: another skill that is changed meanwhile takes nothing from this undo.
    const data = { jobId: id, name, isLeftOut }
    const undo = await perform(deps, tx, inferredSkillAct, { userId, subjectId: null, data })
    return { inferredSkills: inferredSkills({ ...job, skillsLeftOut }) ?? [], undo }
  })
}
