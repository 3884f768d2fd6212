import type { SectionKind } from './headings.data.ts'
import { readLanguage } from './languages.ts'
import { isKnownSkill } from './known-skill.ts'
import { findPeriods } from './periods.ts'
import type { Section } from './sections.ts'
import { findItems } from './skill-items.ts'
import { isSoft } from './skills.ts'

const FEWEST = 3
const LONGEST = 45

/**
 * What a part is about whose heading says nothing ('Lo mío'), by what stands in it: languages, or short items of which half are skills.
 * Null where it may be anything else.
 */
export function kindOfContent({ lines }: Section): SectionKind | null {
  if (lines.length === 0 || lines.length > 40 || lines.some(({ text }) => findPeriods(text).length > 0))
    return null
  const languages = lines.filter(({ text }) => readLanguage(text) !== null)
  if (languages.length > 1 && languages.length > lines.length / 2) return 'languages'
  const items = findItems(lines).map(({ text }) => text)
  if (items.length < FEWEST || items.some((text) => text.length > LONGEST)) return null
  const skills = items.filter((text) => isKnownSkill(text) || isSoft(text))
  return skills.length >= items.length / 2 ? 'skills' : null
}
