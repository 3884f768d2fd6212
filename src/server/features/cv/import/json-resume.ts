import { z } from 'zod'
import type { ReadCv } from '#domain/cv/cv.ts'
import { given, givenPeriod, levelOf, readingOf } from '#domain/resume/import/given.ts'

/** A field of another type counts as missing: the files of the many tools differ. */
const text = z.string().nullish().catch(null)
const list = <T extends z.ZodType>(item: T) => z.array(item).max(500).nullish().catch(null)

/** What we use of the schema of jsonresume.org 1.0, with the older names of its fields. */
const jsonResume = z.object({
  basics: z
    .object({
      name: text,
      label: text,
      email: text,
      phone: text,
      summary: text,
      location: z.object({ city: text, region: text }).nullish().catch(null),
      profiles: list(z.object({ network: text, url: text, username: text })),
    })
    .nullish()
    .catch(null),
  work: list(
    z.object({
      name: text,
      company: text,
      position: text,
      location: text,
      startDate: text,
      endDate: text,
      summary: text,
      highlights: list(z.string()),
    }),
  ),
  education: list(
    z.object({ institution: text, area: text, studyType: text, startDate: text, endDate: text }),
  ),
  skills: list(z.object({ name: text, keywords: list(z.string()) })),
  languages: list(z.object({ language: text, fluency: text })),
  certificates: list(z.object({ name: text })),
})

/** What a JSON Resume says of its owner; null: it is none. */
export function readJsonResume(json: unknown): ReadCv | null {
  const parsed = jsonResume.safeParse(json)
  if (!parsed.success) return null
  const { basics, work, education, skills, languages, certificates } = parsed.data
  const linkedin = basics?.profiles?.find(({ network, url }) => /linkedin/i.test(`${network} ${url}`))
  return readingOf({
    name: basics?.name,
    title: basics?.label,
    email: basics?.email,
    phone: basics?.phone,
    summary: basics?.summary,
    place: [basics?.location?.city, basics?.location?.region].filter(Boolean).join(', '),
    linkedin:
      linkedin && (linkedin.url ?? (linkedin.username ? `linkedin.com/in/${linkedin.username}` : null)),
    experiences: (work ?? []).map((job) =>
      Object.assign(givenPeriod(job.startDate, job.endDate, true), {
        position: given(job.position),
        company: given(job.name ?? job.company),
        place: given(job.location),
        description: given(
          [job.summary, ...(job.highlights ?? []).map((highlight) => `• ${highlight}`)]
            .filter(Boolean)
            .join('\n'),
        ),
      }),
    ),
    educations: (education ?? []).map(({ institution, area, studyType, startDate, endDate }) =>
      Object.assign(givenPeriod(startDate, endDate, false), {
        degree: given([studyType, area].filter(Boolean).join(' en ')),
        institution: given(institution),
        field: given(studyType ? area : null),
      }),
    ),
    skills: (skills ?? []).flatMap(({ name, keywords }) => (keywords?.length ? keywords : (name ?? []))),
    languages: (languages ?? []).map(({ language, fluency }) => ({
      name: language ?? '',
      level: fluency ? levelOf(fluency) : null,
      levelText: fluency ?? null,
    })),
    certifications: (certificates ?? []).flatMap(({ name }) => name ?? []),
  })
}
