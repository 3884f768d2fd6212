import type { JobProfile, ProfessionalProfile, Title } from '#domain/matching/types.ts'
import { describe, expect, test } from 'vitest'
import { RandomProfiles, seededRandom } from '#tests/matching/random-profiles.ts'
import { scoreMatch } from '#domain/matching/score/score.ts'
import { resolveSkill } from '#domain/matching/reading/find-skills.ts'
import { isWorkDescribed } from '#domain/matching/reading/described-work.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { readTitle } from '#domain/matching/reading/title.ts'
import { partWeights, rareSkillBounds, requirementWeights } from '#domain/matching/weights.ts'
import { CandidateIndex } from './candidate-index.ts'
import { JobIndex } from './job-index.ts'
import { HIGHEST_WEIGHTS, LEVEL_COUNT } from './job-records.ts'

const taxonomy = productTaxonomy()

interface Kept<T> {
  entry: T
  recency: number
}

function byScore<T extends { id: number }>(kept: Iterable<Kept<T>>, points: (entry: T) => number, k: number) {
  return [...kept]
    .map(({ entry, recency }) => ({ id: entry.id, points: points(entry), recency }))
    .toSorted((a, b) => b.points - a.points || b.recency - a.recency || a.id - b.id)
    .slice(0, k)
    .map(({ id, points: own }) => ({ id, points: own }))
}

const withoutScore = (entries: readonly { id: number; points: number }[]) =>
  entries.map(({ id, points }) => ({ id, points }))

describe.each([1, 2, 3])('seed %i', (seed) => {
  test('the job index gives what scoring every job gives, through additions, changes and removals', () => {
    const random = seededRandom(seed)
    const profiles = new RandomProfiles(taxonomy, seed)
    const index = new JobIndex(taxonomy)
    const kept = new Map<number, Kept<JobProfile>>()
    for (let step = 0; step < 2400; step++) {
      const id = Math.floor(random() * 400)
      if (random() < 0.35) {
        expect(index.remove(id)).toBe(kept.delete(id))
        continue
      }
      // Few different instants, so that many entries are equally new.
      const recency = Math.floor(random() * 5)
      const entry = profiles.job(id)
      index.put(entry, recency)
      kept.set(id, { entry, recency })
      if (step % 400 !== 399) continue
      if (step % 800 === 799) index.compact()
      expect(index.size).toBe(kept.size)
      for (let person = 0; person < 6; person++) {
        const professional = profiles.professional(person)
        const k = 1 + Math.floor(random() * 25)
        const expected = byScore(kept.values(), (job) => scoreMatch(taxonomy, job, professional).points, k)
        expect(withoutScore(index.top(professional, k))).toEqual(expected)
      }
    }
  })

  test('the candidate index gives what scoring everybody gives', { timeout: 30_000 }, () => {
    const random = seededRandom(seed + 100)
    const profiles = new RandomProfiles(taxonomy, seed + 100)
    const index = new CandidateIndex(taxonomy)
    const kept = new Map<number, Kept<ProfessionalProfile>>()
    for (let step = 0; step < 2400; step++) {
      const id = Math.floor(random() * 400)
      if (random() < 0.35) {
        expect(index.remove(id)).toBe(kept.delete(id))
        continue
      }
      const recency = Math.floor(random() * 5)
      const entry = profiles.professional(id)
      index.put(entry, recency)
      if (isWorkDescribed(taxonomy, entry)) kept.set(id, { entry, recency })
      else kept.delete(id)
      if (step % 400 !== 399) continue
      if (step % 800 === 799) index.compact()
      expect(index.size).toBe(kept.size)
      for (let ad = 0; ad < 6; ad++) {
        const job = profiles.job(ad)
        const k = 1 + Math.floor(random() * 25)
        const expected = byScore(kept.values(), (person) => scoreMatch(taxonomy, job, person).points, k)
        expect(withoutScore(index.top(job, k))).toEqual(expected)
        const ids = [...kept.keys()].filter((id) => id % 3 === 0)
        const some = [...kept.values()].filter(({ entry: { id } }) => id % 3 === 0)
        const expectedOf = byScore(some, (person) => scoreMatch(taxonomy, job, person).points, k)
        expect(withoutScore(index.topOf(job, k, [...ids, 100_000]))).toEqual(expectedOf)
      }
    }
  })
})

test('an empty index, no place in the list, and entries that are not wanted', () => {
  const profiles = new RandomProfiles(taxonomy, 9)
  const index = new JobIndex(taxonomy)
  const professional = profiles.professional(1)
  expect(index.top(professional, 10)).toEqual([])
  for (let id = 1; id <= 50; id++) index.put(profiles.job(id), id)
  expect(index.top(professional, 0)).toEqual([])
  const all = index.top(professional, 50)
  expect(all).toHaveLength(50)
  const first = all[0]!.id
  expect(index.top(professional, 50, (id) => id !== first)).toEqual(all.slice(1))
})

test('dead records are swept out by themselves, and nothing else changes', () => {
  const profiles = new RandomProfiles(taxonomy, 5)
  const index = new JobIndex(taxonomy)
  const jobs = Array.from({ length: 3000 }, (_, id) => profiles.job(id))
  for (const [recency, job] of jobs.entries()) index.put(job, recency)
  const before = index.bytes
  for (const { id } of jobs) if (id % 3 !== 0) index.remove(id)
  expect(index.size).toBe(1000)
  expect(index.bytes).toBeLessThan(before / 2)
  const professional = profiles.professional(1)
  const kept = jobs.filter(({ id }) => id % 3 === 0).map((entry) => ({ entry, recency: entry.id }))
  const expected = byScore(kept, (job) => scoreMatch(taxonomy, job, professional).points, 20)
  expect(withoutScore(index.top(professional, 20))).toEqual(expected)
})

describe('jobs that are equal to the last point', () => {
  const profiles = new RandomProfiles(taxonomy, 11)
  const somebody = profiles.professional(1)
  const accountant = readTitle(taxonomy, 'Contador')
  const nurse = readTitle(taxonomy, 'Enfermera')
  const excel = { skill: resolveSkill(taxonomy, 'Excel')!.skill.id, name: 'Microsoft Excel' }
  const english = { skill: resolveSkill(taxonomy, 'Inglés')!.skill.id, name: 'Inglés', level: 3 as const }
  const ideal: ProfessionalProfile = {
    ...somebody,
    titles: [
      { title: accountant, weight: 100, source: 'current' },
      { title: nurse, weight: 100, source: 'current' },
    ],
    positions: [
      { title: accountant, months: 48 },
      { title: nurse, months: 48 },
    ],
    rank: { least: 2, most: 2 },
    skills: [{ ...excel, level: 3, source: 'listed', strength: 100 }],
    languages: [english],
    education: { level: 4, careers: [1] },
    words: ['a', 'b', 'c', 'd', 'e', 'fundo', 'palto', 'uva'],
    subject: [],
    pay: 100_000,
  }
  const perfect = (id: number, title: Title): JobProfile => ({
    id,
    title,
    requirements: [{ ...excel, label: 'Excel', isListed: true, isOptional: false, level: 2, weight: 10 }],
    experience: '3-5',
    place: { department: null, province: null, district: null },
    mode: 'remote',
    isLodged: false,
    served: [],
    languages: [{ ...english, isOptional: false }],
    education: { level: 3, careers: [1] },
    words: ['uva', 'palto', 'fundo'],
    subject: [],
    pay: 500_000,
  })

  test('go by the newest, in whichever group it lies, then by the smaller id', () => {
    for (const [early, late] of [
      [accountant, nurse],
      [nurse, accountant],
    ] as const) {
      const index = new JobIndex(taxonomy)
      for (let id = 1; id <= 20; id++) index.put(perfect(id, early), 5)
      index.put(perfect(40, late), 9)
      index.put(perfect(30, late), 5)
      index.put(perfect(50, early), 4)
      expect(index.top(ideal, 3)).toEqual([
        { id: 40, points: 10_000, score: 100 },
        { id: 1, points: 10_000, score: 100 },
        { id: 2, points: 10_000, score: 100 },
      ])
    }
  })

  test('and so for candidates', () => {
    const index = new CandidateIndex(taxonomy)
    for (let id = 1; id <= 20; id++) index.put({ ...ideal, id, titles: ideal.titles.slice(0, 1) }, 5)
    index.put({ ...ideal, id: 40 }, 9)
    expect(index.top(perfect(1, accountant), 2).map(({ id }) => id)).toEqual([40, 1])
  })
})

test('the weights fit the bits that a group keeps them in', () => {
  expect(HIGHEST_WEIGHTS).toBeLessThan(256)
  expect(partWeights.skills * 10).toBeLessThan(512)
  expect(LEVEL_COUNT).toBeLessThanOrEqual(64)
  expect(requirementWeights.title * rareSkillBounds.most).toBeLessThan(256 * 100)
})
