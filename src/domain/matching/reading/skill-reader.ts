import { foldText } from '#domain/text/plain-text.ts'
import { findSkills, resolveSkill } from './find-skills.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'

/** The taxonomy with a cache of parsed texts: every pair of skills is compared, but each text is parsed once. */
export interface Reading {
  whole: Taxonomy
  resolve(text: string): ReturnType<typeof resolveSkill>
  fold(text: string): string
  /** Folded words with a space on each side, so that a short name is not found inside a longer word. */
  spaced(text: string): string
  /** The ids of the skills in a text. */
  named(text: string): ReadonlySet<number>
}

export const reading = (whole: Taxonomy): Reading => {
  const fold = readOnce(foldText)
  return {
    whole,
    fold,
    resolve: readOnce((text) => resolveSkill(whole, text)),
    spaced: readOnce(
      (text) =>
        ` ${fold(text)
          .replaceAll(/[^\p{L}\p{N}+#]+/gu, ' ')
          .trim()} `,
    ),
    named: readOnce((text) => new Set(findSkills(whole, text).map(({ skill }) => skill.id))),
  }
}

function readOnce<T>(read: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>()
  return (text) => {
    if (!known.has(text)) known.set(text, read(text))
    return known.get(text) as T
  }
}
