import { distinctivenessOfAll } from './distinctive-words.ts'
import type { ProfessionalProfile } from '#domain/matching/types.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { subjectWords } from '#domain/matching/weights.ts'

type ProseFacts = Pick<ProfessionalProfile, 'titles' | 'positions' | 'skills' | 'words'>

/** 'Responsable y puntual' is written by everybody, of any work; what is only usual in a work was not written at all. */
const tellsOfWork = (taxonomy: Taxonomy, { skill, source }: ProseFacts['skills'][number]): boolean =>
  source !== 'usual' && taxonomy.skills[skill]?.category !== 'soft'

/**
 * Whether a profile tells anything of what somebody does: a title or a study that names a work, work with dates, a skill that is not soft,
 * or as many words as suffice of an ad. Where none of it is known, a score would be our estimates and the person's address alone, which say
 * nothing of how well somebody does a job: then there is no number. Each of them is enough by itself, and none is undone by saying more.
 */
export const isWorkDescribed = (taxonomy: Taxonomy, profile: ProseFacts): boolean =>
  profile.titles.some(({ title }) => title.occupations.length > 0) ||
  profile.positions.length > 0 ||
  profile.skills.some((skill) => tellsOfWork(taxonomy, skill)) ||
  distinctivenessOfAll(profile.words) >= subjectWords.enough
