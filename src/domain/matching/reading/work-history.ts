import { relevantMonths } from './worked-months.ts'
import type { HeldRank, HeldTitle, Position, ProfessionalFacts, Rank, Title } from '#domain/matching/types.ts'
import type { PartialDate } from '#domain/cv/cv.ts'
import { careerName, occupationsOfCareer } from './asked-education.ts'
import type { Taxonomy } from '#domain/matching/taxonomy/taxonomy.ts'
import { readTitle } from './title.ts'
import { titleWords } from '#domain/matching/words/title-words.ts'
import { rankSteps, titleWeights } from '#domain/matching/weights.ts'

type Experience = ProfessionalFacts['experiences'][number]

/** Months since year 0. A year without a month counts as its middle, so that no half is invented. */
export function monthNumber(date: PartialDate): number | null {
  const [, year, month] = /^(\d{4})(?:-(\d{2}))?$/.exec(date) ?? []
  return year === undefined ? null : Number(year) * 12 + (month === undefined ? 6 : Number(month) - 1)
}

function monthsOf(experience: Experience, today: number): { from: number; to: number } | null {
  const from = experience.start === null ? null : monthNumber(experience.start)
  const end = experience.end === null ? null : monthNumber(experience.end)
  const to = experience.isCurrent ? today : end
  if (from === null || to === null) return null
  // The months of both ends count as worked; '2021 - 2021' is about half a year.
  const isYearOnly = from === to && experience.start?.length === 4
  return to < from ? null : { from, to: Math.min(today, isYearOnly ? to + 5 : to) }
}

/** A title with less closeness names its work only vaguely. */
const VAGUE = 70

/** The title of a job. If it says no more than the headline ('Operador' for an 'Operador de maquinaria pesada'), the headline is used. */
function readWork(taxonomy: Taxonomy, position: string, headline: Title | null): Title {
  const title = readTitle(taxonomy, position)
  if (headline === null || headline.occupations.length === 0) return title
  // 'Agente' of a security agent: a vague title that may be the headline's work counts as that.
  const vague = title.occupations.every(({ closeness }) => closeness < VAGUE)
  if (vague && title.occupations.some(({ id }) => headline.occupations.some((named) => named.id === id)))
    return { ...title, occupations: headline.occupations }
  const stems = titleWords(position).map(({ stem }) => stem)
  const headlineStems = new Set(titleWords(headline.text).map(({ stem }) => stem))
  const isWithin =
    stems.length > 0 && stems.length < headlineStems.size && stems.every((stem) => headlineStems.has(stem))
  return isWithin ? { ...title, occupations: headline.occupations } : title
}

/** Work with known dates; months shared by two positions count once. */
export function readPositions(
  taxonomy: Taxonomy,
  experiences: readonly Experience[],
  headline: Title | null,
  today: number,
): Position[] {
  const counted = new Set<number>()
  return experiences.flatMap((experience) => {
    const span = monthsOf(experience, today)
    if (span === null) return []
    let months = 0
    for (let month = span.from; month <= span.to; month++) {
      if (counted.has(month)) continue
      counted.add(month)
      months++
    }
    return [{ title: readWork(taxonomy, experience.position, headline), months }]
  })
}

function weightOfPast(experience: Experience, today: number): number {
  const end = experience.end === null ? null : monthNumber(experience.end)
  if (end === null) return titleWeights.undated
  const step = titleWeights.past.find(({ years }) => today - end <= years * 12)
  return step?.value ?? titleWeights.older
}

/** The headline, the work, and the work that the studies lead to. */
export function readTitles(
  taxonomy: Taxonomy,
  facts: ProfessionalFacts,
  headline: Title | null,
  careers: readonly number[],
  today: number,
): HeldTitle[] {
  const titles: HeldTitle[] = []
  for (const experience of facts.experiences) {
    const title = readWork(taxonomy, experience.position, headline)
    titles.push(
      experience.isCurrent
        ? { title, weight: titleWeights.current, source: 'current' }
        : { title, weight: weightOfPast(experience, today), source: 'past' },
    )
  }
  for (const career of careers) {
    for (const name of occupationsOfCareer(career)) {
      const title = { ...readTitle(taxonomy, name), text: careerName(career), rank: null }
      titles.push({ title, weight: titleWeights.studies, source: 'studies' })
    }
  }
  const headlines = headline === null ? [] : headlinesOf(taxonomy, headline)
  return [...headlines.flatMap((one) => readHeadline(taxonomy, one, titles)), ...titles]
}

/** Separators in a headline of several trades: 'Costurera y encargada de taller', 'Drywall, pintura, melamina'. */
const SEVERAL = /\s*[,;|/+•·]\s*|\s+[-–—]\s+|\s+y\s+/iu
/** 'Asistente de compras y ventas', 'Supervisor de seguridad y limpieza' are one work with two objects. */
const OF_THINGS = /\s(?:de|del|en)\s/iu
const PART_NAMED = 80

/** Whether an occupation's name starts with this: 'montacarguista', but not 'limpieza', which is usually the object of a work. */
function namesWorker(taxonomy: Taxonomy, part: string): boolean {
  const [first] = titleWords(part)
  const forms = taxonomy.occupationForms.filter(({ words }) => words.some(({ stem }) => stem === first?.stem))
  return forms.filter(({ words }) => words[0]!.stem === first?.stem).length * 2 > forms.length
}

/** The whole headline, and each trade that a part of it names by itself. */
function headlinesOf(taxonomy: Taxonomy, headline: Title): Title[] {
  const parts = headline.text.split(SEVERAL)
  if (parts.length === 1) return [headline]
  const isOfThings = OF_THINGS.test(parts[0]!)
  const trades = parts
    .filter((part) => !isOfThings || namesWorker(taxonomy, part))
    .map((part) => readTitle(taxonomy, part))
    .filter(({ occupations: [first] }) => first !== undefined && first.closeness >= PART_NAMED)
  return [headline, ...trades]
}

/**
 * The headline split into what work and studies confirm, and the rest, which is only a claim. If no work is listed, the headline is
 * believed.
 */
function readHeadline(taxonomy: Taxonomy, headline: Title, shown: readonly HeldTitle[]): HeldTitle[] {
  const isShown = (id: number) =>
    shown.some(({ title }) =>
      title.occupations.some((own) => taxonomy.closeness(own.id, id) >= titleWeights.shown),
    )
  const isNotified = shown.some(({ source }) => source !== 'studies')
  const claimed = isNotified ? headline.occupations.filter(({ id }) => !isShown(id)) : []
  const source = 'headline'
  if (claimed.length === 0) return [{ title: headline, weight: titleWeights.headline, source }]
  const rest = headline.occupations.filter((one) => !claimed.includes(one))
  const claim = {
    title: { ...headline, occupations: claimed },
    weight: titleWeights.claimed,
    source,
  } as const
  return rest.length === 0
    ? [claim]
    : [{ title: { ...headline, occupations: rest }, weight: titleWeights.headline, source }, claim]
}

/**
 * The person's rank: that of the present work and the headline, even if it is none ('Topógrafo', formerly an assistant); without
 * known present work, that of the latest position with a rank.
 */
export function readRank(
  taxonomy: Taxonomy,
  titles: readonly HeldTitle[],
  positions: readonly Position[],
): HeldRank {
  const work = titles.filter(({ source }) => source !== 'studies')
  const present = work.filter(({ source }) => source === 'current' || source === 'headline')
  const ranked = (some: readonly HeldTitle[]) => some.filter(({ title }) => title.rank !== null)
  const monthsIn = (some: readonly HeldTitle[]) =>
    Math.max(0, ...some.map(({ title }) => relevantMonths(taxonomy, title, positions) ?? 0))
  const latest =
    ranked(present).length > 0 || work.some(({ source }) => source === 'current')
      ? ranked(present)
      : ranked(work)
          .toSorted((a, b) => b.weight - a.weight)
          .slice(0, 1)
  if (latest.length > 0) {
    const rank = Math.max(...latest.map(({ title }) => title.rank!)) as Rank
    const isGrown = rank === rankSteps.assistant.rank && monthsIn(latest) >= rankSteps.assistant.years * 12
    return { least: rank, most: isGrown ? rankSteps.plain : rank }
  }
  const months = monthsIn(present)
  const grown = rankSteps.byYears.find(({ years }) => months >= years * 12)
  return { least: rankSteps.plain, most: grown?.rank ?? rankSteps.plain }
}
