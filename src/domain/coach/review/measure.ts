import type { AskedInAd, CvFacts } from './cv-facts.ts'
import { hasFigure, linesOf } from './cv-facts.ts'
import { ofDates, rightSpelling, skillIds } from './fact-findings.ts'
import { isPlain, isShouted, keptOf } from './line-findings.ts'
import { withVerb } from './strong-start.ts'

export interface MeasuredPart {
  name: 'contact' | 'verbs' | 'figures' | 'dates' | 'readable' | 'skills' | 'ad'
  /** `done` of `all`: lines, works, data, skills. */
  done: number
  all: number
}

/** How much of a CV's text says what it can say, 0-100, from its parts; each part that exists counts the same. It measures texts, never people. */
export function measureCv(
  facts: CvFacts,
  month: string,
  asked: readonly AskedInAd[],
): { score: number; parts: MeasuredPart[] } {
  const { phone, location, title, summary, experiences, educations, skills } = facts
  const told = experiences.map((work) => ({ ...work, lines: linesOf(work.description) }))
  const lines = told.flatMap((work) => work.lines.map((line) => ({ line, isCurrent: work.isCurrent })))
  const all = [...lines.map(({ line }) => line), ...linesOf(summary)]
  const faulty = new Set(
    ofDates(facts, month)
      .filter(({ code }) => code === 'date-order' || code === 'future-date')
      .map(({ place }) => `${place.field} ${place.entryId}`),
  )
  const listed = new Set(skillIds(skills.join('\n')))
  const sought = asked.filter(({ skill }) => skill >= 0)
  const parts: MeasuredPart[] = [
    part('contact', [phone, location, title, summary], (one) => Boolean(one?.trim())),
    part('verbs', lines, ({ line, isCurrent }) => withVerb(line, isCurrent) === null),
    part(
      'figures',
      told.filter((work) => work.lines.length > 0),
      (work) => work.lines.some((line) => hasFigure(keptOf(line))),
    ),
    {
      name: 'dates',
      all: experiences.length + educations.length,
      done: experiences.length + educations.length - faulty.size,
    },
    part('readable', all, (line) => isPlain(line) && !isShouted(line)),
    part('skills', skills, (name) => rightSpelling(name) === null),
    part('ad', sought, ({ skill }) => listed.has(skill)),
  ]
  const known = parts.filter((one) => one.all > 0)
  const sum = known.reduce((total, { done, all: most }) => total + done / most, 0)
  return { score: known.length === 0 ? 0 : Math.round((100 * sum) / known.length), parts: known }
}

const part = <One>(
  name: MeasuredPart['name'],
  all: readonly One[],
  isDone: (one: One) => boolean,
): MeasuredPart => ({ name, done: all.filter(isDone).length, all: all.length })
