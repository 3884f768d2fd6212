import type { AskedInAd, CvFacts } from './cv-facts.ts'
import { linesOf } from './cv-facts.ts'
import { ofAd, ofContact, ofDates, ofSkills } from './fact-findings.ts'
import { type Finding, keyOf, type LinePlace } from './findings.ts'
import { ofLine, ofParagraph, ofResult, workName } from './line-findings.ts'

/** In characters: more is rarely read. */
const LONG_SUMMARY = 700
/** The question for a figure is asked for the newest works only. */
const ASKED_FIGURES = 2

const summaryPlace: LinePlace = { field: 'summary', entryId: null, name: 'Resumen' }

/**
 * What can be said better in a CV, in the order in which it is read: contact, summary, each work with its lines and dates, skills. A
 * rewritten line consists of the person's own words. `month`: the current one, 'YYYY-MM'; `asked`: what a chosen ad asks.
 */
export function reviewCv(facts: CvFacts, month: string, asked: readonly AskedInAd[]): Finding[] {
  const dates = ofDates(facts, month)
  const ofEntry = (id: number) =>
    dates.filter(({ place }) => place.field === 'work-dates' && place.entryId === id)
  let figures = 0
  const works = facts.experiences.flatMap((work) => {
    const place: LinePlace = { field: 'description', entryId: work.id, name: workName(work) }
    const result = ofResult(facts, work)
    const isShown = result !== null && (result.after !== null || figures++ < ASKED_FIGURES)
    const paragraph = ofParagraph(work)
    return [
      ...ofEntry(work.id),
      ...(paragraph
        ? [paragraph]
        : linesOf(work.description).flatMap((line) => ofLine(line, place, work.isCurrent) ?? [])),
      ...(isShown ? [result] : []),
    ]
  })
  const found = [
    ...ofContact(facts),
    ...linesOf(facts.summary).flatMap((line) => ofLine(line, summaryPlace, null) ?? []),
    ...ofSummary(facts.summary),
    ...dates.filter(({ place }) => place.field === 'experience'),
    ...works,
    ...dates.filter(({ place }) => place.field === 'study-dates'),
    ...ofAd(facts, asked),
    ...ofSkills(facts),
  ]
  return [...new Map(found.map((finding) => [keyOf(finding), finding])).values()]
}

const ofSummary = (summary: string | null): Finding[] =>
  (summary?.length ?? 0) <= LONG_SUMMARY
    ? []
    : [
        {
          code: 'long-summary',
          place: summaryPlace,
          before: '',
          after: null,
          why: `Tiene ${summary!.length} letras. Con la mitad se lee entero: deja lo que no está en tus trabajos.`,
        },
      ]
