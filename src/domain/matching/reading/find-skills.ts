import { NEEDS_COMPANY, NEVER_A_SKILL, PROGRAMMING_COMPANY } from '#domain/jobs/skill-signs.ts'
import { describeMentions, type Level, type Need, type Span } from './mention-context.ts'
import type { Skill, Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { GAP, genderlessStem, splitWords, type Word } from '#domain/matching/words/words.ts'

export interface SkillMention {
  skill: Skill
  /** Its position in the NFC form of the text; `end` is exclusive. */
  start: number
  end: number
  level: Level | null
  /** The years that the text gives for it; null: none. */
  years: number | null
  /** 'negated': the text says that it is not required. */
  need: Need
}

/** Words that several names of a list share: 'SAP FI/CO', 'soldadura MIG, TIG y por arco'. */
const LIST_HEADS = new Set(['sap', 'soldadura'])
const BETWEEN_MODULES = new Set(['modulo', 'modulos', 'y', 'e', 'en', 'de', 'los', 'el', 'o', 'sap'])

/**
 * 'SAP FI/CO', 'SAP (MM, SD)', 'SAP módulos MM y SD': every module that follows, as if 'SAP' stood before it, and the word where
 * the search ended.
 */
function modulesAfter(
  taxonomy: Taxonomy,
  words: readonly Word[],
  head: number,
): { spans: Span[]; until: number } {
  const spans: Span[] = []
  let index = head + 1
  for (; index < words.length && words[index]!.gap !== GAP.sentence; index++) {
    const word = words[index]!
    const name = taxonomy.skillNames.get([words[head]!, word])
    if (name === undefined && BETWEEN_MODULES.has(word.text)) continue
    if (name === undefined) break
    spans.push({ skill: name.skill, from: spans.length === 0 ? head : index, to: index + 1 })
  }
  return { spans, until: index }
}

function isWholeItem(words: readonly Word[], from: number, to: number): boolean {
  return words[from]!.gap >= GAP.bind && (to >= words.length || words[to]!.gap >= GAP.list)
}

/** A text with more mentions is a list of names: the requirements are among the first. */
const MOST_MENTIONS = 500
/** A text with more mentions of C, R and Go is no ad: the rest is ignored. */
const MOST_LOOSE = 60

/**
 * Decides which ambiguous names are skills. One counts beside a related skill, as an item among skills, or as a programming
 * language among words about programming. The data for all of them is collected once.
 */
function meantOf(
  taxonomy: Taxonomy,
  words: readonly Word[],
  risky: readonly Span[],
  sure: readonly Span[],
  text: string,
): Span[] {
  let sentence = 0
  const sentenceOf = words.map(({ gap }) => (gap < GAP.sentence ? sentence : ++sentence))
  const surely = new Map<number, Set<number>>()
  for (const { skill, from } of sure) {
    const known = surely.get(sentenceOf[from]!)
    if (known) known.add(skill)
    else surely.set(sentenceOf[from]!, new Set([skill]))
  }
  const linked = new Map<string, boolean>()
  const isLinked = ({ skill, from }: Span): boolean => {
    const key = `${sentenceOf[from]} ${skill}`
    const before = linked.get(key)
    if (before !== undefined) return before
    const beside = surely.get(sentenceOf[from]!)
    const found = beside !== undefined && taxonomy.credits[skill]!.some((credit) => beside.has(credit.skill))
    linked.set(key, found)
    return found
  }
  const items = [...sure, ...risky].filter(({ from, to }) => isWholeItem(words, from, to))
  const ends = new Set(items.map(({ to }) => to))
  const begins = new Set(items.map(({ from }) => from))
  let loose = 0
  return risky.filter((span) => {
    if (isLinked(span)) return true
    const { start, text: name } = words[span.from]!
    if (span.to - span.from === 1 && NEEDS_COMPANY.has(name)) {
      if (++loose > MOST_LOOSE || NEVER_A_SKILL.test(text.slice(Math.max(0, start - 24), start))) return false
      return PROGRAMMING_COMPANY.test(text.slice(Math.max(0, start - 200), start + 200))
    }
    return isWholeItem(words, span.from, span.to) && (ends.has(span.from) || begins.has(span.to))
  })
}

function findSpans(taxonomy: Taxonomy, words: readonly Word[], text: string): Span[] {
  const spans: Span[] = []
  const risky: Span[] = []
  // By head: the word up to which there are no more modules, so that a row of heads is scanned once.
  const looked = new Map<string, number>()
  for (let index = 0; index < words.length;) {
    const match = taxonomy.skillNames.longest(words, index)
    const head = words[index]!.text
    if (LIST_HEADS.has(head) && index >= (looked.get(head) ?? 0)) {
      const { spans: modules, until } = modulesAfter(taxonomy, words, index)
      const end = modules.at(-1)?.to ?? 0
      looked.set(head, until)
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
  const meant = meantOf(taxonomy, words, risky, spans, foldPositions(words, text))
  return meant.length === 0 ? spans : [...spans, ...meant].toSorted((a, b) => a.from - b.from)
}

const THE = new Set('el la los las del al nuestro nuestra nuestros nuestras'.split(' '))

/** 'Según el menú de la nutricionista', 'coordinar con los choferes': the work of another person, not a skill of this one. */
function isSomebodyElse(taxonomy: Taxonomy, words: readonly Word[], { from, to }: Span): boolean {
  const before = words[from - 1]
  if (before === undefined || words[from]!.gap !== GAP.soft || !THE.has(before.text)) return false
  const named = words
    .slice(from, to)
    .map(({ text, start, end, gap }) => ({ text, start, end, gap, stem: genderlessStem(text) }))
  // 'La mecánica automotriz' is a trade and also a woman with that trade.
  return !/icas?$/.test(named[0]!.text) && taxonomy.occupationNames.get(named) !== undefined
}

/** The text with folded words, with all positions unchanged. */
function foldPositions(words: readonly Word[], text: string): string {
  const folded: string[] = []
  let last = 0
  for (const word of words) {
    const start = Math.max(last, word.start)
    folded.push(text.slice(last, start), word.text.slice(0, word.end - start).padEnd(word.end - start))
    last = word.end
  }
  return folded.join('')
}

/**
 * The skills in a running text in Spanish or English, in order, the longest name first ('React Native' is not 'React'), with the
 * level and years near each.
 */
export function findSkills(taxonomy: Taxonomy, source: string): SkillMention[] {
  const text = source.normalize('NFC')
  const words = splitWords(text, taxonomy.stem)
  const spans = findSpans(taxonomy, words, text)
    .filter((span) => !isSomebodyElse(taxonomy, words, span))
    .slice(0, MOST_MENTIONS)
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
 * The skill of one list item: the whole item ('Go', 'Excel'), or the skill that covers most of it ('manejo de Excel avanzado').
 * Null if the taxonomy has none.
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
  // 'Access intermedio', 'R (básico)': an ambiguous name with only its level.
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
