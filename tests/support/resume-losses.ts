import { foundInCv } from '#domain/cv/found-in-cv.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { readCv } from '#domain/cv/read-cv.ts'
import type { ResumeProfile } from '#domain/resume/resume.ts'
import { foldText } from '#domain/text/plain-text.ts'

/** Ignores line breaks and bullets, which belong to the layout; the words must be the same. */
const words = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/(?:[•*▪–-]\s+|\s+)+/gu, ' ').trim()

const month = (date: string | null) => date?.slice(0, 7) ?? null

type Facts = Record<string, unknown>

/** What our reader of CVs finds otherwise than the profile says, as 'field: said → read'. None: nothing is lost. */
export function lossesOf(profile: ResumeProfile, pages: readonly PageText[]): string[] {
  const cv = readCv(pages)
  const found = foundInCv(cv)
  const said = factsOfProfile(profile)
  const read: Facts = {
    name: cv.contact.name?.value ?? null,
    email: cv.contact.email?.value ?? null,
    title: found.title,
    phone: found.phone,
    location: found.location,
    linkedin: found.linkedin,
    summary: words(found.summary),
    experiences: found.experiences.map((entry) => [
      entry.position,
      entry.company,
      entry.location,
      entry.startDate,
      entry.endDate,
      entry.current,
      words(entry.description),
    ]),
    educations: found.educations.map((entry, at) => {
      const written = profile.educations[at]
      const isInDegree = foldText(written?.degree ?? '').includes(foldText(entry.field ?? ''))
      const field = isInDegree ? fieldOf(written) : entry.field
      return [entry.degree, entry.institution, field, entry.startDate, entry.endDate, entry.current]
    }),
    technical: found.skills.technical,
    soft: found.skills.soft,
    languages: found.skills.languages.map(({ name, level }) => [name, level]),
    certifications: found.skills.certifications,
  }
  return Object.keys(said).flatMap((field) => {
    const [before, after] = [JSON.stringify(said[field]), JSON.stringify(read[field])]
    return before === after ? [] : [`${field}: ${before} → ${after}`]
  })
}

/** A field that the degree names need not be read apart from it. */
const fieldOf = (study: ResumeProfile['educations'][number] | undefined) =>
  study?.field && !foldText(study.degree).includes(foldText(study.field)) ? study.field : null

/** A study that began and ended in one month or year is written with one date, and one date of a study is read as its end. */
const beginningOf = ({ startDate, endDate }: ResumeProfile['educations'][number]) =>
  month(startDate) === month(endDate) ? null : month(startDate)

function factsOfProfile(profile: ResumeProfile): Facts {
  const named = (kind: string) => profile.skills.filter((skill) => skill.kind === kind)
  return {
    name: profile.name,
    email: profile.email,
    title: profile.title,
    phone: profile.phone,
    location: profile.location,
    linkedin: profile.linkedin,
    summary: words(profile.summary),
    experiences: profile.experiences.map((entry) => [
      entry.position,
      entry.company,
      entry.location,
      month(entry.startDate),
      month(entry.endDate),
      entry.isCurrent,
      words(entry.description),
    ]),
    educations: profile.educations.map((entry) => [
      entry.degree,
      entry.institution,
      fieldOf(entry),
      beginningOf(entry),
      month(entry.endDate),
      entry.isCurrent,
    ]),
    technical: named('technical').map(({ name }) => name),
    soft: named('soft').map(({ name }) => name),
    languages: named('language').map(({ name, level }) => [name, level]),
    certifications: named('certification').map(({ name }) => name),
  }
}
