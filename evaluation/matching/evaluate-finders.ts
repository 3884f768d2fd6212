import { findSkills, resolveSkill } from '#domain/matching/reading/find-skills.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { readTitle, titleCloseness } from '#domain/matching/reading/title.ts'
import { labelledSkills, labelledSkillTexts } from '#tests/matching/labelled-skills.ts'
import { labelledTitles } from '#tests/matching/labelled-titles.ts'

type Grade = 0 | 1 | 2
const SAME = 80
const RELATED = 30

/** The engine's grade for a pair of titles. */
export function titleGrade(taxonomy: Taxonomy, a: string, b: string): Grade {
  const closeness = titleCloseness(taxonomy, readTitle(taxonomy, a), readTitle(taxonomy, b)) ?? 0
  if (closeness >= SAME) return 2
  return closeness >= RELATED ? 1 : 0
}

/** The engine's grade for a pair of skills, in the better direction. */
export function skillGrade(taxonomy: Taxonomy, a: string, b: string): Grade | null {
  const x = resolveSkill(taxonomy, a)?.skill
  const y = resolveSkill(taxonomy, b)?.skill
  if (x === undefined || y === undefined) return null
  if (x.id === y.id) return 2
  return taxonomy.linkOf(x.id, y.id) !== undefined || taxonomy.linkOf(y.id, x.id) !== undefined ? 1 : 0
}

interface Outcome {
  right: number
  near: number
  total: number
  wrong: string[]
}

export function titleOutcome(taxonomy: Taxonomy): Outcome {
  const found = labelledTitles.map(({ a, b, grade }) => ({ a, b, grade, given: titleGrade(taxonomy, a, b) }))
  return {
    right: found.filter(({ grade, given }) => grade === given).length,
    near: found.filter(({ grade, given }) => Math.abs(grade - given) <= 1).length,
    total: found.length,
    wrong: found
      .filter(({ grade, given }) => grade !== given)
      .map(({ a, b, grade, given }) => `${a} ~ ${b}: ${grade}, given ${given}`),
  }
}

export function skillOutcome(taxonomy: Taxonomy): Outcome {
  const found = labelledSkills.map(({ a, b, grade }) => ({ a, b, grade, given: skillGrade(taxonomy, a, b) }))
  return {
    right: found.filter(({ grade, given }) => grade === (given ?? 0)).length,
    near: found.filter(({ grade, given }) => Math.abs(grade - (given ?? 0)) <= 1).length,
    total: found.length,
    wrong: found
      .filter(({ grade, given }) => grade !== (given ?? 0))
      .map(({ a, b, grade, given }) => `${a} ~ ${b}: ${grade}, given ${given}`),
  }
}

/** Missing and wrong finds in the labelled texts, one sentence each. */
export function textFaults(taxonomy: Taxonomy): {
  faults: string[]
  expected: number
  levels: number
  texts: number
} {
  const faults: string[] = []
  let expected = 0
  let levels = 0
  for (const { text, skills, not } of labelledSkillTexts) {
    const found = findSkills(taxonomy, text)
    for (const { name, level, years } of skills) {
      expected++
      const skill = resolveSkill(taxonomy, name)?.skill
      // 'Macros de Excel' certainly includes Excel, so finding it counts for both.
      const mention =
        found.find((one) => one.skill.id === skill?.id) ??
        found.find(
          (one) => skill !== undefined && taxonomy.linkOf(one.skill.id, skill.id)?.kind === 'implied',
        )
      if (mention === undefined) {
        faults.push(`missed '${name}' in '${text}'`)
        continue
      }
      if (level !== undefined || years !== undefined) levels++
      if (level !== undefined && mention.level !== level)
        faults.push(`level of '${name}' in '${text}': ${mention.level}`)
      if (years !== undefined && mention.years !== years)
        faults.push(`years of '${name}' in '${text}': ${mention.years}`)
    }
    for (const name of not) {
      const skill = resolveSkill(taxonomy, name)?.skill
      if (skill !== undefined && found.some((one) => one.skill.id === skill.id))
        faults.push(`found '${name}' in '${text}'`)
    }
  }
  return { faults, expected, levels, texts: labelledSkillTexts.length }
}

/** The labelled sets of titles, of skills and of running texts, as rows of the report. */
export function finderRows(taxonomy: Taxonomy): string {
  const titles = titleOutcome(taxonomy)
  const skills = skillOutcome(taxonomy)
  const texts = textFaults(taxonomy)
  const share = (part: number, whole: number) =>
    `${part} of ${whole} (${((100 * part) / whole).toFixed(1)} %)`
  return `### Titles, skills and running texts

| set | right | within one grade |
|---|---:|---:|
| title to title, grades 0-2 | ${share(titles.right, titles.total)} | ${share(titles.near, titles.total)} |
| skill to skill, grades 0-2 | ${share(skills.right, skills.total)} | ${share(skills.near, skills.total)} |
| skills in ${texts.texts} texts (${texts.expected} skills, ${texts.levels} with level or years) | ${texts.faults.length} faults | |
`
}
