import type { SectionKind } from './headings.data.ts'
import { headingKind } from './headings.ts'
import { readLanguage } from '#domain/cv/lists/languages.ts'
import { isKnownSkill } from '#domain/cv/lists/known-skill.ts'
import { findPeriods, isRange, withoutPeriods } from '#domain/cv/dates/found-periods.ts'
import type { Line } from '#domain/cv/layout/text-line.ts'
import { institutionLikeness, organisationLikeness, positionLikeness } from '#domain/cv/names/words.ts'
import { withoutLists } from './lists-in-sections.ts'
import type { Section } from './sections.ts'
import { findItems } from '#domain/cv/lists/skill-items.ts'
import { isSoft } from '#domain/cv/lists/skills.ts'

const FEWEST = 3
const LONGEST = 45

/** The sections of a document; one with an unknown heading gets the kind of its content if that is clear. */
export function namedByContent(sections: readonly Section[]): Section[] {
  const hasJobs = sections.some(({ kind }) => kind === 'experience')
  const named = sections.map((section): Section => {
    if (section.kind !== 'other' || !section.heading) return section
    // Beside a section of jobs, another one may be courses given or projects.
    if (!hasJobs && tellsJobs(section.lines)) return { ...section, kind: 'experience' }
    // 'Otros' means that its content is of no kind.
    const kind = headingKind(section.heading.text) === null ? kindOfContent(section) : null
    return { ...section, kind: kind ?? section.kind }
  })
  return named.flatMap(withoutLists)
}

/**
 * The kind of a section with an unknown heading ('Lo mío') from its content: languages, or short items of which half are skills.
 * Null if it may be something else.
 */
function kindOfContent({ lines }: Section): SectionKind | null {
  if (lines.length === 0 || lines.length > 40 || lines.some(({ text }) => findPeriods(text).length > 0))
    return null
  const languages = lines.filter(({ text }) => readLanguage(text) !== null)
  if (languages.length > 1 && languages.length > lines.length / 2) return 'languages'
  const items = findItems(lines).map(({ text }) => text)
  if (items.length < FEWEST || items.some((text) => text.length > LONGEST)) return null
  const skills = items.filter((text) => isKnownSkill(text) || isSoft(text))
  return skills.length >= items.length / 2 ? 'skills' : null
}

/** Several periods, most of them in or directly below a line with a post, and employers. */
function tellsJobs(lines: readonly Line[]): boolean {
  const dated = lines.flatMap(({ text }, at) => (findPeriods(text).some(isRange) ? [at] : []))
  const near = (at: number) =>
    lines.slice(Math.max(0, at - NEAR), at + NEAR + 1).map(({ text }) => withoutPeriods(text))
  const posts = dated.filter((at) => near(at).some((text) => positionLikeness(text) >= 0.9))
  const employers = dated.filter((at) =>
    near(at).some((text) => organisationLikeness(text) >= 0.6 || institutionLikeness(text) >= 0.6),
  )
  return dated.length >= 2 && posts.length > dated.length / 2 && employers.length >= dated.length / 2
}
const NEAR = 2
