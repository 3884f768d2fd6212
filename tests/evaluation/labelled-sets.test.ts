import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ordinary, readLabelledSet } from '#evaluation/matching/labelled-sets.ts'

const [job] = ordinary.jobs
const [person] = ordinary.profiles
const pair = { person: person!.key, job: job!.key, grade: 3 }

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qhatu-set-'))
})
afterEach(() => rm(folder, { recursive: true }))

async function readWith(files: Record<string, readonly unknown[]>) {
  const all = { 'jobs.jsonl': [job], 'people.jsonl': [person], 'pairs.jsonl': [pair], ...files }
  for (const [name, lines] of Object.entries(all))
    await writeFile(
      join(folder, name),
      lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
    )
  return readLabelledSet(folder)
}

test('a set is read line by line, in order and from the files of both halves', async () => {
  const other = { ...person, key: 'other', split: 'held-out' }
  const set = await readWith({
    'people.jsonl': [],
    'people-dev.jsonl': [{ ...person, split: 'dev' }],
    'people-held-out.jsonl': [other],
  }).catch((error: unknown) => error)
  // An empty file has one empty line.
  expect(String(set)).toContain('people.jsonl:1')
  await rm(join(folder, 'people.jsonl'))
  expect(readLabelledSet(folder)).toEqual({
    jobs: [job],
    profiles: [{ ...person, split: 'dev' }, other],
    grades: { [pair.person]: { [pair.job]: 3 } },
    secondGrades: {},
  })
})

test.each([
  ['no JSON', { 'jobs.jsonl': [job, '{"key":'] }, 'jobs.jsonl:2'],
  ['a field too many', { 'jobs.jsonl': [{ ...job, pay: 3 }] }, 'jobs.jsonl:1'],
  ['a field too few', { 'people.jsonl': [{ ...person, title: undefined }] }, 'people.jsonl:1'],
  ['a mode that nobody knows', { 'jobs.jsonl': [job, { ...job, key: 'b', mode: 'home' }] }, 'jobs.jsonl:2'],
  ['a job that is there twice', { 'jobs.jsonl': [job, job] }, 'jobs.jsonl:2'],
  [
    'a person in the file of the other half',
    { 'people-dev.jsonl': [{ ...person, key: 'b', split: 'held-out' }] },
    'people-dev.jsonl:1',
  ],
  ['a grade that is none', { 'pairs.jsonl': [{ ...pair, grade: 4 }] }, 'pairs.jsonl:1'],
  ['a pair of nobody', { 'pairs.jsonl': [pair, { ...pair, person: 'nobody' }] }, 'pairs.jsonl:2'],
  ['a pair with no job', { 'pairs.jsonl': [pair, { ...pair, job: 'none' }] }, 'pairs.jsonl:2'],
  ['a pair that is graded twice', { 'pairs.jsonl': [pair, { ...pair, grade: 1 }] }, 'pairs.jsonl:2'],
])('%s is refused by file and line', async (_, files, where) => {
  await expect(readWith(files)).rejects.toThrow(where)
})
