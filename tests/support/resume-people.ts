import { join } from 'node:path'
import { person, type Person } from '#evaluation/cv/person.ts'
import { readJsonLines } from '#evaluation/json-lines.ts'
import type { ProfileSkill, ResumeProfile } from '#domain/resume/resume.ts'
import { type ExportedProfile, exportedProfiles } from '#tests/support/exported-profiles.ts'

/** Profiles of invented people: those of the export, and the generated ones of the development half. */
export const resumePeople = (): ResumeProfile[] => [
  ...exportedProfiles.map(profileOfExported),
  ...readJsonLines(join('evaluation/cv/corpus/dev/people.jsonl'), person).map(({ value }) =>
    profileOfPerson(value),
  ),
]

type Skills = Omit<ProfileSkill, 'id'>[]
const numbered = <T extends object>(rows: readonly T[]) =>
  rows.map((row, at) => Object.assign({ id: at + 1 }, row))
const named = (kind: ProfileSkill['kind'], names: readonly string[]): Skills =>
  [...new Set(names)].map((name) => ({ kind, name, level: null }))

/**
 * The reader writes some things in a form of its own, on any page: no level beside a skill, two skills for one with 'y', no remark after
 * a degree or a certificate. A name that it would write otherwise is not printed, so that what is left are faults of a layout.
 */
const isWrittenAlike = (name: string): boolean =>
  !/[()/|:]| y | e |\b(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|advanced|intermediate|basic)\b|(?:19|20)\d\d$/iu.test(
    name,
  )
const withoutRemark = (degree: string): string => degree.replace(/\s*\([^)]*\)$/u, '')

function profileOfExported(profile: ExportedProfile): ResumeProfile {
  const { firstName, lastName, experiences, educations, languages, ...rest } = profile
  return {
    ...rest,
    name: `${firstName} ${lastName}`,
    email: 'persona@ejemplo.pe',
    experiences: numbered(experiences),
    educations: numbered(educations).map((study) => Object.assign({ gpa: null, description: null }, study)),
    skills: numbered([
      ...named('technical', profile.technical),
      ...named('soft', profile.soft),
      ...languages.map(([name, level]) => ({ kind: 'language' as const, name, level })),
      ...named('certification', profile.certifications),
    ]),
  }
}

function profileOfPerson(one: Person): ResumeProfile {
  const { name, title, email, phone, linkedin, summary } = one
  return {
    name,
    title,
    email,
    phone,
    linkedin,
    summary,
    location: one.place,
    experiences: numbered(
      one.experiences.map(({ position, company, place, start, end, bullets }) => ({
        position,
        company,
        location: place || null,
        startDate: start,
        endDate: end,
        isCurrent: end === null,
        description: bullets.map((bullet) => `• ${bullet}`).join('\n') || null,
      })),
    ),
    educations: numbered(
      one.educations.map(({ degree, field, institution, start, end, isCurrent }) => ({
        degree: withoutRemark(degree),
        field,
        institution,
        startDate: start,
        endDate: end,
        isCurrent,
        gpa: null,
        description: null,
      })),
    ),
    skills: numbered([
      ...named(
        'technical',
        Object.values(one.technical)
          .flat()
          .map((item) => item.split(' | ')[0]!.trim())
          .filter(isWrittenAlike),
      ),
      ...named('soft', one.soft.filter(isWrittenAlike)),
      ...one.languages.map(({ name: language, level }) => ({
        kind: 'language' as const,
        name: language,
        level,
      })),
      ...named(
        'certification',
        one.certifications.map((certificate) => certificate.name).filter(isWrittenAlike),
      ),
    ]),
  }
}
