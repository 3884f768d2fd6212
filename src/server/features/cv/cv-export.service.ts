import { Readable } from 'node:stream'
import { periodInWords } from '#domain/cv/career-period.ts'
import { languageLevelLabels } from '#contracts/professionals/profile-vocabulary.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { getEducation, getExperiences } from '#server/features/professionals/careers/careers.service.ts'
import { getProfessional } from '#server/features/professionals/professionals.service.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { FileReply } from '#server/file-reply.ts'
import type { CvPaper, PaperEntry } from '#server/platform/cv-paper/cv-paper.ts'
import { mimeTypes } from '#server/platform/storage/sniff.ts'
import { listKnownSkills } from './extraction.queries.ts'

/** The caller's profile as a CV in PDF. Throws `unavailable` when too many others wait. */
export async function exportOwnCv(
  deps: Pick<Deps, 'db' | 'cvPrinter'>,
  self: ProfessionalActor,
): Promise<FileReply> {
  const paper = await paperOf(deps, self)
  const bytes = await deps.cvPrinter.draw(paper)
  if (!bytes) throw new AppError('unavailable', { retryAfter: 5 })
  const name = `CV ${paper.name}.pdf`
  return { stream: Readable.from([bytes]), name, mime: mimeTypes.pdf, size: bytes.length }
}

async function paperOf(deps: Pick<Deps, 'db'>, self: ProfessionalActor): Promise<CvPaper> {
  const { professionalId } = self
  const [profile, experiences, educations, skills] = await Promise.all([
    getProfessional(deps, professionalId),
    getExperiences(deps, self, professionalId),
    getEducation(deps, self, professionalId),
    listKnownSkills(deps.db, professionalId),
  ])
  const named = (kind: (typeof skills)[number]['kind']) => skills.filter((skill) => skill.kind === kind)
  const names = (kind: (typeof skills)[number]['kind']) => named(kind).map(({ name }) => name)
  return {
    name: `${profile.firstName} ${profile.lastName}`.trim(),
    title: profile.title,
    email: profile.email,
    phone: profile.phone,
    location: profile.location,
    linkedin: profile.linkedin,
    summary: profile.summary,
    experiences: experiences.map(({ position, company, location, description, ...dates }) => ({
      what: position,
      where: company,
      place: location,
      period: printedPeriod(dates),
      note: null,
      description,
    })),
    educations: educations.map(({ degree, institution, field, gpa, description, ...dates }) => ({
      what: degree,
      where: institution,
      place: null,
      period: printedPeriod(dates),
      note: fieldNote(degree, field),
      description: [gpa && `Promedio: ${gpa}`, description].filter(Boolean).join('\n') || null,
    })),
    technical: names('technical'),
    soft: names('soft'),
    languages: named('language').map(({ name, level }) =>
      level ? `${name}: ${languageLevelLabels[level].toLowerCase()}` : name,
    ),
    certifications: names('certification'),
  }
}

/** Month and year only. A start without a known end is printed alone: 'Desde' would mean that it is ongoing. */
function printedPeriod({
  startDate,
  endDate,
  isCurrent,
}: {
  startDate: string | null
  endDate: string | null
  isCurrent: boolean
}): string {
  const month = (date: string | null) => date?.slice(0, 7) ?? null
  const start = month(startDate)
  return periodInWords({
    startDate: start,
    endDate: month(endDate) ?? (isCurrent ? null : start),
    current: isCurrent,
  })
}

/** The field of study, unless the degree's name contains it. */
function fieldNote(degree: string, field: string | null): PaperEntry['note'] {
  if (!field || foldText(degree).includes(foldText(field))) return null
  return `Mención: ${field}`
}
