import { join } from 'node:path'
import { z } from 'zod'
import { readJsonLines } from '#evaluation/json-lines.ts'
import { person, type Person } from './person.ts'

const corpus = join(import.meta.dirname, 'corpus')

/** All persons that layouts print, by id. Nobody is in two splits (development, held-out, fresh, held-out foreign layouts). */
export const people: ReadonlyMap<string, Person> = readPeople([
  'dev',
  'held-out',
  'fresh',
  'foreign-held-out',
])

/**
 * The soft skills of the manually written development CVs, whose `{s:…}` marks do not give the kind: as grouped on their page, otherwise
 * skills of behaviour, thinking and dealing with others. All other marked skills are technical.
 */
export const softWrittenSkills = readJsonLines(join(corpus, 'dev/soft-skills.jsonl'), z.string().min(1)).map(
  ({ value }) => value,
)

function readPeople(splits: readonly string[]): ReadonlyMap<string, Person> {
  const byId = new Map<string, Person>()
  for (const split of splits)
    // A round of work on the reader starts without fresh CVs.
    for (const { value, at } of readJsonLines(join(corpus, split, 'people.jsonl'), person, {
      optional: true,
    })) {
      if (byId.has(value.id)) throw new Error(`${at}: ${value.id} is there already`)
      byId.set(value.id, value)
    }
  return byId
}
