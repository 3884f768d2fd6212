import type { AskedEducation, JobProfile, Title } from '#domain/matching/types.ts'
import { beginners } from '#domain/matching/weights.ts'

/**
 * Whether an ad takes people without experience, of any trade and studies. Whoever never had a trade cannot be told from it by one, so
 * neither work nor subject lowers the score then.
 */
export const isForBeginners = ({
  experience,
  title: { rank },
  education,
}: Pick<JobProfile, 'experience' | 'education'> & { title: Pick<Title, 'rank'> }): boolean =>
  experience === '0-1' && (rank === null || rank === beginners.rank) && asksNoCareer(education)

/** Whether school is enough. */
export const asksNoCareer = (education: AskedEducation | null): boolean =>
  education === null || (education.careers.length === 0 && (education.level ?? 1) <= beginners.studies)
