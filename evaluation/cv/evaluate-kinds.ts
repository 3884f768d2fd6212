import { basename, dirname } from 'node:path'
import { bare } from './evaluate-score.ts'
import { people, softWrittenSkills } from './people.ts'

const written = new Set(softWrittenSkills.map((name) => bare(name)))

/**
 * Those of a gold's skills that are soft, by who wrote the person and by nothing that the reader knows: as `soft` in the person's own data, or for a
 * development CV that is written out by hand in the list that is kept beside those. Undefined for the written CVs of other splits: nobody said it.
 */
export function softAmong(skills: readonly string[], path: string): string[] | undefined {
  const person = people.get(basename(path).replace(/\..*$/, ''))
  if (person) {
    const own = new Set(person.soft.map((name) => bare(name)))
    return skills.filter((skill) => own.has(bare(skill)))
  }
  if (basename(dirname(dirname(path))) !== 'dev') return undefined
  return skills.filter((skill) => written.has(bare(skill)))
}
