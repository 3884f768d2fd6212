import { languageLevelLabels } from '#contracts/professionals/profile-vocabulary.ts'
import type { ResumeChoices, ResumeProfile } from './resume.ts'

/** A CV in the schema of jsonresume.org, for other tools: the profile without what the CV hides. Null fields are left out. */
export function jsonResumeOf(profile: ResumeProfile, { hidden }: Pick<ResumeChoices, 'hidden'>): object {
  const isShown = (key: string) => !hidden.includes(key)
  const shown = <T extends { id: number }>(section: string, key: string, list: readonly T[]): T[] =>
    isShown(section) ? list.filter(({ id }) => isShown(`${key}-${id}`)) : []
  const named = (section: string, ...kinds: ResumeProfile['skills'][number]['kind'][]) =>
    shown(section, 'skill', profile.skills).filter(({ kind }) => kinds.includes(kind))
  return {
    $schema: 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json',
    basics: {
      name: profile.name,
      label: profile.title ?? undefined,
      email: profile.email,
      phone: profile.phone ?? undefined,
      summary: (isShown('summary') && profile.summary) || undefined,
      location: profile.location ? { city: profile.location } : undefined,
      profiles: profile.linkedin ? [{ network: 'LinkedIn', url: profile.linkedin }] : [],
    },
    work: shown('experience', 'experience', profile.experiences).map((one) => ({
      name: one.company,
      position: one.position,
      location: one.location ?? undefined,
      startDate: one.startDate ?? undefined,
      endDate: one.endDate ?? undefined,
      summary: one.description ?? undefined,
    })),
    education: shown('education', 'education', profile.educations).map((one) => ({
      institution: one.institution,
      studyType: one.degree,
      area: one.field ?? undefined,
      startDate: one.startDate ?? undefined,
      endDate: one.endDate ?? undefined,
      score: one.gpa ?? undefined,
    })),
    skills: named('skills', 'technical', 'soft').map(({ name }) => ({ name })),
    languages: named('languages', 'language').map(({ name, level }) => ({
      language: name,
      fluency: level ? languageLevelLabels[level] : undefined,
    })),
    certificates: named('certifications', 'certification').map(({ name }) => ({ name })),
  }
}
