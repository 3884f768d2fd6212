import { NEEDS_COMPANY, NEVER_A_SKILL, PROGRAMMING_COMPANY } from '#domain/jobs/skill-signs.ts'
import { describeMentions, type Level, type Need } from './mention-context.ts'
import type { Skill, Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { GAP, genderlessStem, splitWords, type Word } from './words.ts'

export interface SkillMention {
  skill: Skill
  /** Place in the NFC form of the text; `end` is exclusive. */
  start: number
  end: number
  level: Level | null
  /** Years that the text names with it; null: none. */
  years: number | null
  /** 'negated': the text says that it is not asked for. */
  need: Need
}

/** Words that a mention covers. */
export interface Span {
  skill: number
  from: number
  to: number
}

/** Words that several names of a list share: 'SAP FI/CO', 'soldadura MIG, TIG y por arco'. */
const LIST_HEADS = new Set(['sap', 'soldadura'])
const BETWEEN_MODULES = new Set(['modulo', 'modulos', 'y', 'e', 'en', 'de', 'los', 'el', 'o', 'sap'])

/** 'SAP FI/CO', 'SAP (MM, SD)', 'SAP módulos MM y SD': every module that follows, each as if 'SAP' stood before it. */
function modulesAfter(taxonomy: Taxonomy, words: readonly Word[], head: number): Span[] {
  const spans: Span[] = []
  for (let index = head + 1; index < words.length && words[index]!.gap !== GAP.sentence; index++) {
    const word = words[index]!
    const name = taxonomy.skillNames.get([words[head]!, word])
    if (name === undefined && BETWEEN_MODULES.has(word.text)) continue
    if (name === undefined) break
    spans.push({ skill: name.skill, from: spans.length === 0 ? head : index, to: index + 1 })
  }
  return spans
}

function isWholeItem(words: readonly Word[], from: number, to: number): boolean {
  return words[from]!.gap >= GAP.bind && (to >= words.length || words[to]!.gap >= GAP.list)
}

function isSameSentence(words: readonly Word[], a: Span, b: Span): boolean {
  const [left, right] = a.from < b.from ? [a, b] : [b, a]
  return words.slice(left.to, right.from + 1).every(({ gap }) => gap < GAP.sentence)
}

const isLinked = (taxonomy: Taxonomy, a: Span, b: Span): boolean =>
  taxonomy.linkOf(a.skill, b.skill) !== undefined

/**
 * A risky name is taken at its word beside a skill that it is related to, as an item among items that are skills, or as a
 * programming language among words of programming.
 */
function isMeant(
  taxonomy: Taxonomy,
  words: readonly Word[],
  span: Span,
  others: { sure: readonly Span[]; risky: readonly Span[] },
  text: string,
): boolean {
  if (others.sure.some((other) => isSameSentence(words, span, other) && isLinked(taxonomy, span, other)))
    return true
  const { start } = words[span.from]!
  const name = words[span.from]!.text
  if (span.to - span.from === 1 && NEEDS_COMPANY.has(name)) {
    const near = text.slice(Math.max(0, start - 200), start + 200)
    return !NEVER_A_SKILL.test(text.slice(Math.max(0, start - 24), start)) && PROGRAMMING_COMPANY.test(near)
  }
  if (!isWholeItem(words, span.from, span.to)) return false
  return [...others.sure, ...others.risky].some(
    (other) => (other.to === span.from || other.from === span.to) && isWholeItem(words, other.from, other.to),
  )
}

function findSpans(taxonomy: Taxonomy, words: readonly Word[], text: string): Span[] {
  const spans: Span[] = []
  const risky: Span[] = []
  for (let index = 0; index < words.length;) {
    const match = taxonomy.skillNames.longest(words, index)
    if (LIST_HEADS.has(words[index]!.text)) {
      const modules = modulesAfter(taxonomy, words, index)
      const end = modules.at(-1)?.to ?? 0
      if (end >= (match?.end ?? 0) && end > 0) {
        spans.push(...modules)
        index = end
        continue
      }
    }
    if (match === null) {
      index++
      continue
    }
    const span = { skill: match.value.skill, from: index, to: match.end }
    if (match.value.isRisky) risky.push(span)
    else spans.push(span)
    index = match.end
  }
  if (risky.length === 0) return spans
  const folded = foldPositions(words, text)
  const meant = risky.filter((span) =>
    isMeant(taxonomy, words, span, { sure: spans, risky: risky.filter((other) => other !== span) }, folded),
  )
  return meant.length === 0 ? spans : [...spans, ...meant].toSorted((a, b) => a.from - b.from)
}

const THE = new Set('el la los las del al nuestro nuestra nuestros nuestras'.split(' '))

/** 'Según el menú de la nutricionista', 'coordinar con los choferes': the work of somebody else, and no skill of the one who is spoken of. */
function isSomebodyElse(taxonomy: Taxonomy, words: readonly Word[], { from, to }: Span): boolean {
  const before = words[from - 1]
  if (before === undefined || words[from]!.gap !== GAP.soft || !THE.has(before.text)) return false
  const named = words
    .slice(from, to)
    .map(({ text, start, end, gap }) => ({ text, start, end, gap, stem: genderlessStem(text) }))
  // 'La mecánica automotriz' is a trade as well as a woman of it.
  return !/icas?$/.test(named[0]!.text) && taxonomy.occupationNames.get(named) !== undefined
}

/** The text with its words folded and every position kept. */
function foldPositions(words: readonly Word[], text: string): string {
  let folded = ''
  for (const word of words) {
    folded += text.slice(folded.length, word.start) + word.text
    folded = folded.slice(0, word.end).padEnd(word.end)
  }
  return folded
}

/**
 * The skills that a running text in Spanish or English speaks of, in its order, the longest name first ('React Native' is
 * not 'React'), with the level and the years that stand near each.
 */
export function findSkills(taxonomy: Taxonomy, source: string): SkillMention[] {
  const text = source.normalize('NFC')
  const words = splitWords(text, taxonomy.stem)
  const spans = findSpans(taxonomy, words, text).filter((span) => !isSomebodyElse(taxonomy, words, span))
  return describeMentions(words, spans).map(({ span, level, years, need }) => ({
    skill: taxonomy.skills[span.skill]!,
    start: words[span.from]!.start,
    end: words[span.to - 1]!.end,
    level,
    years,
    need,
  }))
}

/**
 * The skill that one item of a list names: the whole item ('Go', 'Excel'), or the one that covers most of it ('manejo de
 * Excel avanzado'). Null when the taxonomy has none.
 */
export function resolveSkill(
  taxonomy: Taxonomy,
  item: string,
): { skill: Skill; level: Level | null; years: number | null } | null {
  const words = splitWords(item, taxonomy.stem)
  const whole = words.length === 0 ? undefined : taxonomy.skillNames.get(words)
  if (whole !== undefined) return { skill: taxonomy.skills[whole.skill]!, level: null, years: null }
  const first = findSkills(taxonomy, item).toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
  if (first !== undefined) return { skill: first.skill, level: first.level, years: first.years }
  // 'Access intermedio', 'R (básico)': a risky name with nothing but its level.
  const bare = words.filter(({ text }) => !/^(?:nivel|basic|intermedi|avanzad|expert)/.test(text))
  const named = bare.length === 0 || bare.length === words.length ? undefined : taxonomy.skillNames.get(bare)
  if (named === undefined) return null
  const [described] = describeMentions(words, [{ skill: named.skill, from: 0, to: bare.length }])
  return {
    skill: taxonomy.skills[named.skill]!,
    level: described?.level ?? null,
    years: described?.years ?? null,
  }
}
