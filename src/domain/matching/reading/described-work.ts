import { distinctivenessOfAll } from './distinctive-words.ts'
import type { ProfessionalProfile } from '#domain/matching/types.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { subjectWords } from '#domain/matching/weights.ts'

type ProseFacts = Pick<ProfessionalProfile, 'titles' | 'positions' | 'skills' | 'words'>

/** Everybody writes 'Responsable y puntual', for any work; skills that are only typical of a work were not written at all. */
const tellsOfWork = (taxonomy: Taxonomy, { skill, source }: ProseFacts['skills'][number]): boolean =>
  source !== 'usual' && taxonomy.skills[skill]?.category !== 'soft'

/**
 * Whether a profile has any information about work: a title or a study that names a work, work with dates, a skill that is not
 * soft, or enough words for the words part. Without it a score would consist of our estimates and the address alone, so there is
 * none. One of them is enough, and more information never removes the score.
 */
export const isWorkDescribed = (taxonomy: Taxonomy, profile: ProseFacts): boolean =>
  profile.titles.some(({ title }) => title.occupations.length > 0) ||
  profile.positions.length > 0 ||
  profile.skills.some((skill) => tellsOfWork(taxonomy, skill)) ||
  distinctivenessOfAll(profile.words) >= subjectWords.enough
