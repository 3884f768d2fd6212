import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { people, softWrittenSkills } from '#evaluation/cv/people.ts'

const corpus = join(import.meta.dirname, '../../evaluation/cv/corpus')
const files = readdirSync(corpus, { recursive: true, encoding: 'utf8' })
/** The names of the files with one of these extensions, without it. */
const named = (...endings: string[]) =>
  new Set(
    files.flatMap((path) =>
      endings.flatMap((end) => (path.endsWith(end) ? [path.slice(0, -end.length)] : [])),
    ),
  )

test('every labelled CV has its gold file, and every gold file its CV', () => {
  expect(named('.pdf', '.docx')).toEqual(named('.gold.json'))
  expect(named('.pdf').size).toBeGreaterThan(600)
})

test('every person appears in some CV', () => {
  const printed = new Set([...named('.pdf')].map((path) => basename(path)))
  expect([...people.keys()].filter((id) => !printed.has(id))).toEqual([])
  expect(softWrittenSkills).toContain('Puntualidad')
})
