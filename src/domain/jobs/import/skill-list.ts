import { sentenceCase } from '#domain/text/capitals.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { dropFiller } from './row-fields.ts'

const LONGEST_SKILL = 45
const MOST_SKILLS = 12

/** Short phrases from a list in any form (commas, bullets, full stops, lines); sentences are not skills and are dropped. */
export function readSkillList(text: string): string[] {
  const skills = new Map<string, string>()
  const pieces = dropFiller(text).split(/[,;\n•]|\.(?=\s|$)|\s[-–]\s|(?:^|\s)(?:\d{1,2}[.)]|[a-z]\))\s/i)
  for (const piece of pieces) {
    const phrase = piece
      .replace(/^[\s\-–*·:]+|(?<![\s:\-–])[\s:\-–]+$/g, '')
      .replace(/^(?:y|e|o)\s+/i, '')
      .trim()
    if (phrase.length < 1 || phrase.length > LONGEST_SKILL || dropFiller(phrase) === '' || /[:]/.test(phrase))
      continue
    if (!skills.has(foldText(phrase))) skills.set(foldText(phrase), sentenceCase(phrase))
  }
  return [...skills.values()].slice(0, MOST_SKILLS)
}
