import type { ExperienceLevel, WorkMode } from '#contracts/vocabulary.ts'
import type { Grade, LabelledJob, LabelledProfile, LabelledSet, Split } from '../../labelled.ts'

/*
 * Cases that ordinary pairs seldom have: the right job in other words, other work in the same words, the wrong level or
 * place in the very words of the profile, and beginners whose CV lists every keyword. Written and graded by the guideline
 * of `guideline.md` before any method was run on them, and ranked among themselves: each trade has its own jobs, so that
 * an unnamed pair is 0.
 */

/** A trade: one person, and the jobs that are near in work or only in words. */
interface HardCase {
  profile: LabelledProfile
  jobs: readonly (readonly [job: LabelledJob, grade: Grade])[]
}

type Work = readonly [position: string, start: string, end: string | null, description: string]

/** `end` null: the present work. */
export function person(
  split: Split,
  key: string,
  title: string,
  text: { summary: string; skills: string; work: readonly Work[]; studies: readonly [string, string] | null },
  location: string,
): LabelledProfile {
  return {
    key: `hard-${key}`,
    split,
    firstName: 'Alex',
    lastName: 'Quispe',
    title,
    summary: text.summary,
    skills: text.skills.split(', '),
    languages: [],
    certifications: [],
    experiences: text.work.map(([position, start, end, description]) => ({
      position,
      company: 'Empresa',
      start,
      end,
      isCurrent: end === null,
      description,
    })),
    educations: text.studies
      ? [{ degree: text.studies[0], institution: 'Instituto', field: text.studies[1], isCurrent: false }]
      : [],
    location,
    pay: null,
  }
}

/** `text`: what is done; `asked`: one requirement a line. */
export function job(
  grade: Grade,
  key: string,
  title: string,
  text: { does: string; skills: string; asked: string; experience: ExperienceLevel },
  where: readonly [location: string, mode: WorkMode],
): readonly [LabelledJob, Grade] {
  return [
    {
      key: `hard-${key}`,
      title,
      category: null,
      skills: text.skills === '' ? [] : text.skills.split(', '),
      description: text.does,
      requirements: text.asked,
      experience: text.experience,
      location: where[0],
      mode: where[1],
      salaryText: 'A tratar',
    },
    grade,
  ]
}

/** The trades of a half as one set. */
export function setOf(cases: readonly HardCase[]): LabelledSet {
  return {
    jobs: cases.flatMap(({ jobs }) => jobs.map(([one]) => one)),
    profiles: cases.map(({ profile }) => profile),
    grades: Object.fromEntries(
      cases.map(({ profile, jobs }) => [
        profile.key,
        Object.fromEntries(jobs.flatMap(([one, grade]) => (grade === 0 ? [] : [[one.key, grade] as const]))),
      ]),
    ),
  }
}
