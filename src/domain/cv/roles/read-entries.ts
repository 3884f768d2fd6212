import type { ReadEducation, ReadExperience } from '#domain/cv/cv.ts'
import { readStudySection } from '#domain/cv/entries/education.ts'
import { namesBreak, readJobSection, withoutCourses } from '#domain/cv/entries/experience.ts'
import { withoutRemarks } from '#domain/cv/entries/study-remarks.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { completeJobs, completeStudies, confirmJobs, confirmStudies } from './agreement.ts'
import { learnedEntries } from './learned-entries.ts'
import { jobInput, studyInput } from './model-input.ts'
import { jobsOf, studiesOf } from './read-roles.ts'

/**
 * Who reads jobs and studies: the rules alone, the trained model where the page does not say itself what each text is, or that with
 * the other reader as a second opinion, which decides how sure the names are. The evaluation compares them; everybody else has the
 * last one.
 */
export type EntryReader = 'rules' | 'learned' | 'confirmed'

/**
 * The jobs of the experience sections, in page order. Where the model finds none, as in a section of one odd line, those of the rules.
 */
export function readJobs(sections: readonly (readonly Line[])[], reader: EntryReader): ReadExperience[] {
  const rules = sections.map(readJobSection)
  if (reader === 'rules') return withoutCourses(rules.map(({ jobs }) => jobs))
  const learned = sections.map((lines, index) =>
    jobsOf(learnedEntries(jobInput(lines, rules[index]!.jobs), 'experience')).filter(
      (job) => !namesBreak(job),
    ),
  )
  const chosen = rules.map(({ jobs, saysRoles }, index) =>
    saysRoles || learned[index]!.length === 0 ? jobs : completeJobs(learned[index]!, jobs),
  )
  const others = rules.flatMap(({ jobs, saysRoles }, index) => (saysRoles ? learned[index]! : jobs))
  const jobs = withoutCourses(chosen)
  return reader === 'learned' ? jobs : confirmJobs(jobs, others)
}

/** The studies of the education sections, in page order. */
export function readStudies(sections: readonly (readonly Line[])[], reader: EntryReader): ReadEducation[] {
  const rules = sections.map(readStudySection)
  if (reader === 'rules') return rules.flatMap(({ studies }) => studies)
  const learned = sections.map((lines) =>
    studiesOf(learnedEntries(studyInput(lines), 'education'), withoutRemarks(lines).isOpen),
  )
  const chosen = rules.flatMap(({ studies, saysRoles }, index) =>
    saysRoles || learned[index]!.length === 0 ? studies : completeStudies(learned[index]!, studies),
  )
  const others = rules.flatMap(({ studies, saysRoles }, index) => (saysRoles ? learned[index]! : studies))
  return reader === 'learned' ? chosen : confirmStudies(chosen, others)
}
