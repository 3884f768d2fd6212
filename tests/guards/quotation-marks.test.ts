import { expect, test } from 'vitest'
import { readSources } from './source-files.ts'

/** They read what others wrote, or write for a language model. */
const readers =
  /domain\/(cv|matching\/words)\/|line-findings|text\/sentences|platform\/ocr\/|server\/db\/|assistant\/model\//

test('what people read is quoted with “ ”', () => {
  const sources = readSources('src').filter(({ path }) => !readers.test(path))
  expect(sources.filter(({ text }) => /[«»]/.test(text)).map(({ path }) => path)).toEqual([])
})
