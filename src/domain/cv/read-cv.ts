import { linesBelow, readCertifications } from '#domain/cv/lists/certifications.ts'
import { readContact } from '#domain/cv/contact/contact.ts'
import type { ReadCv } from './cv.ts'
import { type EntryReader, readJobs, readStudies } from '#domain/cv/roles/read-entries.ts'
import type { PageText } from '#domain/cv/layout/page-text.ts'
import { readLanguages } from '#domain/cv/lists/language-list.ts'
import { readRegistrations } from '#domain/cv/lists/registrations.ts'
import { readSections } from '#domain/cv/sections/read-sections.ts'
import type { Section } from '#domain/cv/sections/sections.ts'
import { headingKinds } from '#domain/cv/sections/headings.ts'
import { readSkills } from '#domain/cv/lists/skills.ts'
import { readSummary } from '#domain/cv/sections/summary.ts'

/**
 * Reads a CV from the text of its pages. Missing values are null or empty; nothing is invented. Only the evaluation chooses the
 * `reader` of its jobs and studies.
 */
export function readCv(pages: readonly PageText[], reader: EntryReader = 'confirmed'): ReadCv {
  const sections = readSections(pages)
  const linesOf = (kind: Section['kind']) => sections.filter((section) => section.kind === kind)
  const skills: ReadCv['skills'] = { technical: [], soft: [], languages: [], certifications: [] }
  for (const { lines, heading } of linesOf('skills')) readSkills(lines, heading?.text ?? '', skills)
  for (const { lines, heading } of linesOf('languages'))
    // Below 'Idiomas e informática' there are programs too.
    (headingKinds(heading?.text ?? '').includes('skills') ? readSkills : readLanguages)(
      lines,
      heading?.text ?? '',
      skills,
    )
  for (const { lines } of linesOf('certifications')) {
    skills.certifications.push(...readCertifications(lines))
    readSkills(linesBelow(lines, 'skills'), '', skills)
  }
  const top = [...linesOf('header'), ...linesOf('contact')].flatMap(({ lines }) => lines)
  skills.certifications.push(...readRegistrations(top, skills.certifications))
  const contact = readContact(sections, pages)
  return bounded({
    contact,
    summary: readSummary(sections, contact.name),
    experiences: readJobs(
      linesOf('experience').map(({ lines }) => lines),
      reader,
    ),
    educations: readStudies(
      linesOf('education').map(({ lines }) => lines),
      reader,
    ),
    skills,
    sections: [
      ...new Set(
        sections
          .filter(({ kind }) => kind !== 'header')
          .flatMap(({ kind, heading }) => [kind].concat(headingKinds(heading?.text ?? ''))),
      ),
    ] as ReadCv['sections'],
  })
}

/** No real CV has more entries or list items; longer input would only slow everyone down. */
const MOST_ENTRIES = 200
const MOST_ITEMS = 500

function bounded({ experiences, educations, skills, ...rest }: ReadCv): ReadCv {
  const { technical, soft, languages, certifications } = skills
  return {
    ...rest,
    experiences: experiences.slice(0, MOST_ENTRIES),
    educations: educations.slice(0, MOST_ENTRIES),
    skills: {
      technical: technical.slice(0, MOST_ITEMS),
      soft: soft.slice(0, MOST_ITEMS),
      languages: languages.slice(0, MOST_ITEMS),
      certifications: certifications.slice(0, MOST_ITEMS),
    },
  }
}

/** Reads a CV from plain text without layout. The only layout is lines, blank lines and tabs. */
export function readCvText(text: string): ReadCv {
  const size = 10
  const runs = text
    .slice(0, 200_000)
    .split(/\r\n?|\n/)
    .map((line, index) => ({
      // A tab is the gap between two columns.
      text: line.replaceAll('\t', '    '),
      x: 50,
      y: (index + 1) * size * 1.3,
      width: line.length * size * 0.5,
      height: size,
      font: '',
      isBold: false,
      isItalic: false,
    }))
  return readCv([{ width: 595, height: (runs.length + 2) * size * 1.3, runs, rotated: [], links: [] }])
}
