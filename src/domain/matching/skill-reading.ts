import { resolveSkill } from './find-skills.ts'
import type { Taxonomy } from './taxonomy/taxonomy.ts'

/** The taxonomy with what it made of each text so far: every pair of skills is compared, and each text is read once. */
export interface Reading {
  whole: Taxonomy
  resolve(text: string): ReturnType<typeof resolveSkill>
}

export function reading(whole: Taxonomy): Reading {
  const read = new Map<string, ReturnType<typeof resolveSkill>>()
  return {
    whole,
    resolve(text) {
      let known = read.get(text)
      if (known === undefined) read.set(text, (known = resolveSkill(whole, text)))
      return known
    },
  }
}
