import type { ReplyOf } from '#contracts/endpoint.ts'
import { languageLevelLabels } from '#contracts/professionals/profile-vocabulary.ts'
import type {
  DrawnResume,
  ListedResume,
  OpenedResume,
  ResumeContent,
  resumesContract,
} from '#contracts/resumes/resumes.contract.ts'
import type { LaidOut } from '#domain/resume/layout/lay-out.ts'
import type { Mark } from '#domain/resume/layout/page-marks.ts'
import { printedPeriod } from '#domain/resume/resume.words.ts'
import type { ResumeProfile } from '#domain/resume/resume.ts'
import { resumeLinkPath } from '#domain/resume/resume.address.ts'
import { limaDay } from '#domain/time/dates.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import type { ListedRow } from './resumes.queries.ts'

export function presentListed({ resume, job, link }: ListedRow): ListedResume {
  const { id, name, layout, language, updatedAt } = resume
  return {
    id,
    name,
    layout,
    language,
    job,
    updatedAt: updatedAt.toISOString(),
    link: link && presentLink(link),
  }
}

export function presentLink({
  token,
  createdAt,
  endsAt,
  showsContact,
  views,
}: NonNullable<ListedRow['link']>): ReplyOf<typeof resumesContract.openLink> {
  return {
    path: resumeLinkPath(token),
    createdAt: createdAt.toISOString(),
    // It ends at the first instant of the day after.
    lastDay: endsAt && limaDay(new Date(endsAt.getTime() - 1)),
    showsContact,
    views,
  }
}

export function presentOpened(
  row: ListedRow,
  profile: ResumeProfile & { photoId: string | null },
): OpenedResume {
  const { pages, withPhoto, sections, hidden, firstSkills } = row.resume
  return {
    ...presentListed(row),
    pages,
    withPhoto,
    sections,
    hidden,
    firstSkills,
    hasPhoto: profile.photoId !== null,
    content: contentOf(profile),
  }
}

function contentOf({ summary, experiences, educations, skills }: ResumeProfile): ResumeContent {
  const named = (...kinds: ResumeProfile['skills'][number]['kind'][]) =>
    skills
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ id, name, level }) => ({
        key: `skill-${id}`,
        name,
        detail: level ? languageLevelLabels[level] : '',
      }))
  return {
    summary,
    experience: experiences.map(({ id, position, company, ...dates }) => ({
      key: `experience-${id}`,
      name: position,
      detail: [company, printedPeriod(dates, 'es')].filter(Boolean).join(' · '),
    })),
    education: educations.map(({ id, degree, institution, ...dates }) => ({
      key: `education-${id}`,
      name: degree,
      detail: [institution, printedPeriod(dates, 'es')].filter(Boolean).join(' · '),
    })),
    skills: named('technical', 'soft'),
    languages: named('language'),
    certifications: named('certification'),
  }
}

/** Boxes stand behind everything else. */
export function presentPages({ pages }: LaidOut, photoId: string | null): DrawnResume {
  const of = <K extends Mark['kind']>(marks: readonly Mark[], kind: K) =>
    marks.filter((mark): mark is Extract<Mark, { kind: K }> => mark.kind === kind)
  return {
    pages: pages.map(({ marks }) => ({
      boxes: of(marks, 'box').map(({ x, y, width, height, color }) => ({ x, y, width, height, color })),
      texts: of(marks, 'text'),
      photo: of(marks, 'photo').map(({ x, y, size }) => ({ x, y, size }))[0] ?? null,
    })),
    photoUrl: pictureUrl(photoId),
  }
}
