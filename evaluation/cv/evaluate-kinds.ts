import { basename, dirname } from 'node:path'
import { bare } from './evaluate-score.ts'
import { people, softWrittenSkills } from './people.ts'

const written = new Set(softWrittenSkills.map((name) => bare(name)))

/**
 * The soft skills of a gold file, according to the author of the person and independent of the reader: from `soft` in the person's
 * data, or from the list for manually written development CVs. Undefined for manually written CVs of other splits, which have no such list.
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
