import { describe, expect, test } from 'vitest'
import { readContent } from '#server/features/help/content-files.ts'
import { createHelpSearch } from '#server/features/help/help-search.ts'
import { helpQuestions } from './help-questions.ts'

const articles = await readContent('help')
const search = createHelpSearch(articles)

const halves = {
  development: helpQuestions.filter((_, at) => at % 2 === 0),
  'held-out': helpQuestions.filter((_, at) => at % 2 === 1),
}

/** How many questions have one of their articles among the first `most` answers. */
const answered = (questions: typeof helpQuestions, most: number) =>
  questions.filter(([question, ...wanted]) =>
    search.answer(question, most).some((slug) => wanted.includes(slug)),
  ).length

test('every named article exists, and no question is repeated', () => {
  const slugs = new Set(articles.map(({ slug }) => slug))
  expect(helpQuestions.flatMap(([, ...wanted]) => wanted.filter((slug) => !slugs.has(slug)))).toEqual([])
  expect(new Set(helpQuestions.map(([question]) => question)).size).toBe(helpQuestions.length)
  expect(helpQuestions.length).toBeGreaterThanOrEqual(60)
})

describe.each(Object.entries(halves))('of the %s half', (name, questions) => {
  test('nine in ten have their answer among the first three, and three in four first', () => {
    const missed = questions
      .map(([question, ...wanted]) => ({ question, wanted, found: search.answer(question, 3) }))
      .filter(({ wanted, found }) => !wanted.includes(found[0] ?? ''))
    const share = (most: number) => answered(questions, most) / questions.length
    const report = { top1: share(1), top3: share(3), ...(name === 'development' && { missed }) }
    expect(report.top3, JSON.stringify(report, null, 1)).toBeGreaterThanOrEqual(0.9)
    expect(report.top1, JSON.stringify(report, null, 1)).toBeGreaterThanOrEqual(0.75)
  })
})
