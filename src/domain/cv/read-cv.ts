import { readCertifications } from './certifications.ts'
import { findRegions } from './columns.ts'
import { readContact } from './contact.ts'
import type { ReadCv } from './cv.ts'
import { readEducations } from './education.ts'
import { readExperiences, withoutCourses } from './experience.ts'
import { headingKind } from './headings.ts'
import { joinWords } from './join-words.ts'
import type { PageText } from './page-text.ts'
import { readLanguages } from './language-list.ts'
import { findPieces } from './pieces.ts'
import { dropRunningLines } from './running-lines.ts'
import { bodySize, findSections, type Section } from './sections.ts'
import { readSkills } from './skills.ts'
import { evidenceOf, type Line } from './text-line.ts'

/** Reads a CV from the text of its pages. What is not there is null or empty; nothing is invented. */
export function readCv(pages: readonly PageText[]): ReadCv {
  const pieces = pages.map((page, index) => findPieces(page, index + 1))
  const regions = dropRunningLines(pages, pieces).flatMap(findRegions)
  const sections = findSections(regions)
  const linesOf = (kind: Section['kind']) => sections.filter((section) => section.kind === kind)
  const skills: ReadCv['skills'] = { technical: [], soft: [], languages: [], certifications: [] }
  for (const { lines, heading } of linesOf('skills')) readSkills(lines, heading?.text ?? '', skills)
  for (const { lines, heading } of linesOf('languages')) readLanguages(lines, heading?.text ?? '', skills)
  for (const { lines } of linesOf('certifications')) skills.certifications.push(...readCertifications(lines))
  return {
    contact: readContact(sections, pages),
    summary: readSummary(sections),
    experiences: withoutCourses(linesOf('experience').map(({ lines }) => readExperiences(lines))),
    educations: linesOf('education').flatMap(({ lines }) => readEducations(lines)),
    skills,
    sections: [
      ...new Set(sections.filter(({ kind }) => kind !== 'header').map(({ kind }) => kind)),
    ] as ReadCv['sections'],
  }
}

function readSummary(sections: readonly Section[]): ReadCv['summary'] {
  const named = sections.filter(({ kind }) => kind === 'summary').flatMap((section) => section.lines)
  const lines = named.length > 0 ? named : unnamedSummary(sections)
  if (lines.length === 0) return null
  return {
    value: paragraph(lines),
    confidence: named.length > 0 ? 0.95 : 0.7,
    from: evidenceOf(lines.flatMap((line) => line.pieces)),
  }
}

/** Running text under the name, before any heading, is a summary that has none. */
function unnamedSummary(sections: readonly Section[]): Line[] {
  const body = bodySize(sections.flatMap(({ lines }) => lines))
  for (const { kind, lines } of sections) {
    if (kind !== 'header') continue
    const first = lines.findIndex(
      (line) =>
        // Small print is what a form says of itself.
        line.size > body * 0.85 &&
        line.text.length > 45 &&
        line.text.split(' ').length >= 7 &&
        !/@|linkedin|https?:|\d{3}[\s-]?\d{3}/i.test(line.text),
    )
    if (first < 0) continue
    const after = lines.slice(first + 1)
    const end = after.findIndex(
      (line, index) =>
        line.gap > 1.9 ||
        Math.abs(line.size - lines[first]!.size) > 0.3 ||
        /@|linkedin/i.test(line.text) ||
        ((after[index - 1] ?? lines[first]!).text.endsWith('.') && line.text.length < 30),
    )
    const found = [lines[first]!, ...(end < 0 ? after : after.slice(0, end))]
    if (/[.!]$/.test(found.at(-1)!.text) || found.length > 1) return found
  }
  return []
}

function paragraph(lines: readonly Line[]): string {
  let text = ''
  for (const [index, line] of lines.entries()) {
    // In a margin a heading may have a label of its own: 'Objetivo y perfil'.
    const isLabelled = index === 0 && line.pieces.length > 1 && headingKind(line.pieces[0]!.text) !== null
    const own = line.pieces
      .slice(isLabelled ? 1 : 0)
      .map((piece) => piece.text)
      .join(' ')
    text = text === '' ? own : joinWords(text, own)
  }
  return text
}

/** Reads a CV from bare text: pasted, or without a layout. Lines, blank lines and tabs are all the layout there is. */
export function readCvText(text: string): ReadCv {
  const size = 10
  const runs = text
    .slice(0, 200_000)
    .split(/\r\n?|\n/)
    .map((line, index) => ({
      text: line,
      x: 50,
      y: (index + 1) * size * 1.3,
      width: line.length * size * 0.5,
      height: size,
      font: '',
      isBold: false,
      isItalic: false,
    }))
  return readCv([{ width: 595, height: (runs.length + 2) * size * 1.3, runs, links: [] }])
}
