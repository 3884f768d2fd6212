import type { PutCv } from './put-cv.ts'
import type { ForeignLayout } from './sources.ts'

const portrait = `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="120"><rect width="120" height="120" fill="#cfd8dc"/><circle cx="60" cy="46" r="22" fill="#90a4ae"/><path d="M20 120c0-30 18-46 40-46s40 16 40 46z" fill="#78909c"/></svg>`

/** How a person fills in what a layout would otherwise not print. */
export interface Shape {
  /** Skills by group, else each skill of its own. */
  isGrouped: boolean
  /** A degree without a field is its award, else its area. */
  hasBareAwards: boolean
}

/** A person in the format of JSON Resume. */
export function jsonResume(
  cv: PutCv,
  shape: Shape,
  missing: ForeignLayout['missing'],
): Record<string, unknown> {
  const resume = fieldsOf(cv, shape)
  if (missing === undefined) return resume
  const { basics, work, education, ...lists } = resume
  if (missing === 'null') {
    const entry = { endDate: null }
    return { ...resume, work: filled(work, entry), education: filled(education, entry) }
  }
  const entry = { startDate: '', endDate: '', website: '', url: '', summary: '' }
  return {
    basics: { ...entry, ...basics },
    work: filled(work, entry),
    education: filled(education, entry),
    ...Object.fromEntries(Object.entries(lists).filter(([, list]) => list.length > 0)),
    // The first version of the format called them by name.
    languages: lists.languages.map((one) => Object.assign({ name: one.language }, one)),
    meta: {},
  }
}

const filled = (entries: readonly object[], entry: object) =>
  entries.map((one) => Object.assign({}, entry, one))

function fieldsOf(cv: PutCv, { isGrouped, hasBareAwards }: Shape) {
  const image = cv.hasPhoto ? `data:image/svg+xml;base64,${Buffer.from(portrait).toString('base64')}` : ''
  return {
    basics: {
      name: cv.name,
      label: cv.title,
      ...(cv.hasPhoto ? { image, picture: image } : {}),
      email: cv.email,
      phone: cv.phone,
      summary: cv.summary,
      location: { address: '', postalCode: '', city: cv.place, countryCode: '', region: '' },
      profiles:
        cv.linkedin === null
          ? []
          : [
              {
                network: 'LinkedIn',
                username: cv.linkedin.split('/').at(-1),
                url: `https://${cv.linkedin.replace(/^https?:\/\//u, '')}`,
              },
            ],
    },
    work: cv.experiences.map(({ position, company, place, start, end, bullets }) => ({
      name: company,
      company,
      position,
      location: place,
      startDate: start,
      ...(end === null ? {} : { endDate: end }),
      summary: '',
      highlights: bullets,
    })),
    volunteer: [],
    education: cv.educations.map(({ award, area, institution, start, end }) => ({
      institution,
      area: area ?? (hasBareAwards ? '' : award),
      studyType: area === null && !hasBareAwards ? '' : award,
      ...(start === null ? {} : { startDate: start }),
      ...(end === null ? {} : { endDate: end }),
      courses: [],
    })),
    awards: cv.awards.map((title) => ({ title, date: '', awarder: '', summary: '' })),
    certificates: cv.certifications.map(({ name, issuer, year }) => ({
      name,
      ...(year === null ? {} : { date: year }),
      issuer: issuer ?? '',
    })),
    publications: cv.publications.map((name) => ({ name, publisher: '', releaseDate: '', summary: '' })),
    skills: isGrouped
      ? cv.groups.map(({ name, items }) => ({ name, level: '', keywords: items.map((item) => item.name) }))
      : cv.groups.flatMap(({ items }) =>
          items.map(({ name, level }) => ({ name, level: level ?? '', keywords: [] })),
        ),
    languages: cv.languages.map(({ name, levelText }) => ({ language: name, fluency: levelText })),
    interests: cv.interests.map((name) => ({ name, keywords: [] })),
    references: [],
    projects: [],
  }
}
