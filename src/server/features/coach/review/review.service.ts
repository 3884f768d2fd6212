import type { ReviewReply } from '#contracts/coach/review.contract.ts'
import type { FindingField } from '#contracts/coach/review-vocabulary.ts'
import { type ProfileBody, profileBody } from '#contracts/professionals/profile-fields.ts'
import { keyOf } from '#domain/coach/review/findings.ts'
import { measureCv } from '#domain/coach/review/measure.ts'
import { replaceLines, replaceName } from '#domain/coach/review/replace-line.ts'
import { reviewCv } from '#domain/coach/review/review.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { readCvFacts, readOpenJob } from '#server/features/coach/cv-facts.service.ts'
import { presentMonth } from '#server/features/matching/matching.service.ts'
import { rewriteWork } from '#server/features/professionals/careers/careers.service.ts'
import { changeProfile } from '#server/features/professionals/editor/profile.service.ts'

type ReviewDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'queue'>

/** What can be said better in the own profile, for an open job if one is named, and how much it says already. */
export async function reviewOwn(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: ProfessionalActor,
  jobId: number | undefined,
): Promise<ReviewReply> {
  const [facts, chosen] = await Promise.all([
    readCvFacts(deps, actor),
    jobId === undefined ? null : readOpenJob(deps, jobId),
  ])
  const asked = chosen?.asked ?? []
  const month = presentMonth(deps)
  return {
    job: chosen && { id: chosen.job.id, title: chosen.job.title, company: chosen.job.company.name },
    findings: reviewCv(facts, month, asked).map((finding) => Object.assign({ key: keyOf(finding) }, finding)),
    ...measureCv(facts, month, asked),
  }
}

interface LineChange {
  field: FindingField
  entryId?: number | undefined
  before: string
  after: string
}

/** Replaces one line of the own profile. Throws coach_line_changed when it does not stand there any more. */
export async function changeLine(
  deps: ReviewDeps,
  actor: ProfessionalActor,
  { field, entryId, before, after }: LineChange,
): Promise<void> {
  if (field === 'description') {
    const isDone = await rewriteWork(deps, actor, entryId ?? 0, (text) => replaceLines(text, before, after))
    if (!isDone) throw new AppError('coach_line_changed')
    return
  }
  const facts = await readCvFacts(deps, actor)
  const changed =
    field === 'skills'
      ? replaceName(facts.skills, before, after)
      : field === 'summary'
        ? replaceLines(facts.summary, before, after)
        : (facts[field] ?? '') === before
          ? after
          : null
  if (changed === null) throw new AppError('coach_line_changed')
  await changeProfile(deps, actor, readBody(field, changed))
}

/** The form of the profile checks it, with its own words. */
function readBody(field: Exclude<FindingField, 'description'>, value: string | string[]): ProfileBody {
  const read = profileBody.safeParse({ [field]: value })
  if (read.success) return read.data
  throw new AppError('validation_failed', { fields: { after: read.error.issues[0]!.message } })
}
