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

test('every article that is named exists, and no question is asked twice', () => {
  const slugs = new Set(articles.map(({ slug }) => slug))
  expect(helpQuestions.flatMap(([, ...wanted]) => wanted.filter((slug) => !slugs.has(slug)))).toEqual([])
  expect(new Set(helpQuestions.map(([question]) => question)).size).toBe(helpQuestions.length)
  expect(helpQuestions.length).toBeGreaterThanOrEqual(60)
})

describe.each(Object.entries(halves))('of the %s half', (name, questions) => {
  test('nine in ten have their answer among the first three, and three in four first', () => {
    const [first, third] = [answered(questions, 1), answered(questions, 3)]
    console.log(`help search, ${name}: top 1 ${first}, top 3 ${third} of ${questions.length}`)
    if (name === 'development')
      for (const [question, ...wanted] of questions) {
        const found = search.answer(question, 3)
        if (!wanted.includes(found[0] ?? '')) console.log(`  '${question}': ${found.join(', ')}`)
      }
    expect(third / questions.length).toBeGreaterThanOrEqual(0.9)
    expect(first / questions.length).toBeGreaterThanOrEqual(0.75)
  })
})
