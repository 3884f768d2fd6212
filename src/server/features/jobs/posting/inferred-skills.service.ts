import { isDeepStrictEqual } from 'node:util'
import type { Undoable } from '#contracts/acts/act-fields.ts'
import { storedProfile } from '#domain/matching/engine.ts'
import { type InferredSkill, inferredSkills } from '#domain/matching/suggest/inferred-skills.ts'
import { notifyChange } from '#server/db/changes.ts'
import { transaction } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { perform } from '#server/features/acts/acts.service.ts'
import type { CompanyActor } from '#server/actor.ts'
import { inferredSkillAct } from '#server/features/jobs/jobs.acts.ts'
import type { OwnJob } from '#server/features/jobs/jobs.policy.ts'
import { type JobRow, setSkillsLeftOut } from '#server/features/jobs/jobs.queries.ts'
import { requireStanding } from '#server/features/jobs/own/open-job.ts'

/**
 * Excludes an inferred skill from matching, or includes it again. Throws not_found when the ad does not mention it.
 */
export async function setInferredSkill(
  deps: Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>,
  { userId }: CompanyActor,
  { job }: OwnJob,
  skill: InferredSkill,
): Promise<{ inferredSkills: InferredSkill[]; undo: Undoable | null }> {
  const { id } = job
  const expected = changeOf(job, skill)
  return transaction(deps, async (tx) => {
    const current = await requireStanding(tx, id)
    const change = isDeepStrictEqual(current, job) ? expected : changeOf(current, skill)
    if (!change.isFound)
      throw new AppError('not_found', { message: 'Tu aviso ya no menciona esa habilidad.' })
    if (change.skillsLeftOut === null) return { inferredSkills: change.inferredSkills, undo: null }
    await setSkillsLeftOut(tx, id, change.skillsLeftOut, change.profile)
    await notifyChange(tx, 'jobs')
    // Acts of different skills are independent, so changing another skill meanwhile does not prevent this undo.
    const data = { jobId: id, ...skill }
    const undo = await perform(deps, tx, inferredSkillAct, { userId, subjectId: null, data })
    return { inferredSkills: change.inferredSkills, undo }
  })
}

/** The result of the change. `skillsLeftOut` is null when nothing changes. */
function changeOf(job: JobRow, { name, isLeftOut }: InferredSkill) {
  const before = inferredSkills(job) ?? []
  const skill = before.find((one) => one.name === name)
  if (!skill) return { isFound: false } as const
  if (skill.isLeftOut === isLeftOut)
    return { isFound: true, skillsLeftOut: null, inferredSkills: before } as const
  const others = job.skillsLeftOut.filter((one) => one !== name)
  const skillsLeftOut = isLeftOut ? [...others, name] : others
  const changed = { ...job, skillsLeftOut }
  return {
    isFound: true,
    skillsLeftOut,
    inferredSkills: inferredSkills(changed) ?? [],
    profile: storedProfile(changed),
  } as const
}
