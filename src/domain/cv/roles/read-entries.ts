import type { ReadEducation, ReadExperience } from '#domain/cv/cv.ts'
import { readEducations } from '#domain/cv/entries/education.ts'
import { readExperiences, withoutCourses } from '#domain/cv/entries/experience.ts'
import { withoutRemarks } from '#domain/cv/entries/study-remarks.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { confirmJobs, confirmStudies } from './agreement.ts'
import { learnedEntries } from './learned-entries.ts'
import { jobsOf, studiesOf } from './read-roles.ts'

/**
 * Who reads jobs and studies: the rules, the trained model, or the rules with the model as a second opinion that decides how sure their
 * names are. The evaluation compares them; everybody else has the last one.
 */
export type EntryReader = 'rules' | 'learned' | 'confirmed'

/** The jobs of the experience sections, in page order. */
export function readJobs(sections: readonly (readonly Line[])[], reader: EntryReader): ReadExperience[] {
  const learned = () => sections.flatMap((lines) => jobsOf(learnedEntries(lines, 'experience')))
  if (reader === 'learned') return learned()
  const jobs = withoutCourses(sections.map(readExperiences))
  return reader === 'rules' ? jobs : confirmJobs(jobs, learned())
}

/** The studies of the education sections, in page order. */
export function readStudies(sections: readonly (readonly Line[])[], reader: EntryReader): ReadEducation[] {
  const learned = () =>
    sections.flatMap((lines) => studiesOf(learnedEntries(lines, 'education'), withoutRemarks(lines).isOpen))
  if (reader === 'learned') return learned()
  const studies = sections.flatMap(readEducations)
  return reader === 'rules' ? studies : confirmStudies(studies, learned())
}
