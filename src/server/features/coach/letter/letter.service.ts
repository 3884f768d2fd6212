import { mostLetters } from '#contracts/text-lengths.ts'
import { type LetterLength, writeLetter } from '#domain/coach/letter/letter.ts'
import { skillsAsked } from '#domain/matching/engine.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { readCvFacts, readOpenJob } from '#server/features/coach/cv-facts.service.ts'
import { presentMonth, readOwnProfile } from '#server/features/matching/matching.service.ts'

/** A letter for an open job from the own facts. Throws not_found. */
export async function writeOwnLetter(
  deps: Pick<Deps, 'db' | 'clock'>,
  actor: ProfessionalActor,
  jobId: number,
): Promise<Record<LetterLength, string>> {
  const [cv, { job, profile: jobProfile }, { profile }] = await Promise.all([
    readCvFacts(deps, actor),
    readOpenJob(deps, jobId),
    readOwnProfile(deps, actor),
  ])
  const facts = {
    cv,
    name: `${cv.firstName} ${cv.lastName}`.trim(),
    jobTitle: job.title,
    company: job.company.id === null ? null : job.company.name,
    has: skillsAsked(jobProfile, profile)
      .filter(({ isMet }) => isMet)
      .map(({ label }) => label),
    month: presentMonth(deps),
  }
  const write = (length: LetterLength) => writeLetter(facts, length).slice(0, mostLetters.coverLetter)
  return { short: write('short'), medium: write('medium'), long: write('long') }
}
