import type { ExperienceLevel, WorkMode } from '#contracts/vocabulary.ts'
import type { JobFields } from '#server/features/jobs/posting/job-fields.ts'
import {
  benefits,
  closings,
  companyKinds,
  companyNames,
  places,
  requirements,
  roles,
  sectors,
  seniorities,
  tailWord,
  tailWords,
} from './generate-vocabulary.ts'

/** Numbers in [0, 1), the same for the same seed (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Draws the start of a list most often, and its end seldom: cubing the random number is close to the distribution of words. */
function drawEarly<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() ** 3 * list.length)]!
}
function draw<T>(random: () => number, list: readonly T[]): T {
  return list[Math.floor(random() * list.length)]!
}
function drawSome<T>(random: () => number, list: readonly T[], most: number): T[] {
  const drawn = new Set<T>()
  for (let tries = 0; tries < most; tries++) drawn.add(draw(random, list))
  return [...drawn]
}

/** By Zipf's law: the n-th word is drawn n times less often than the first. */
function drawTail(random: () => number): string {
  return tailWord(Math.floor(tailWords ** random()) - 1)
}

export interface GeneratedJob {
  /** The number of the generated company that offers it. */
  company: number
  fields: JobFields
  isPremium: boolean
}

export function generateCompanyName(index: number): string {
  const kind = companyKinds[index % companyKinds.length]!
  const name = companyNames[Math.floor(index / companyKinds.length) % companyNames.length]!
  return `${kind} ${name} ${index}`
}

const modes: readonly WorkMode[] = ['onsite', 'onsite', 'onsite', 'hybrid', 'remote']
const levels: readonly (ExperienceLevel | null)[] = ['0-1', '1-2', '3-5', '5+', null]

/** One varied ad; the n-th call of a generator is the same for the same seed. */
export function generateJob(random: () => number, options: { companies: number }): GeneratedJob {
  const role = drawEarly(random, roles)
  const place = drawEarly(random, places)
  const sector = draw(random, sectors)
  const skills = drawSome(random, role.skills.split(','), 4)
  const tasks = drawSome(random, role.tasks.split(','), 3)
  const base = 1100 + Math.floor(random() ** 2 * 80) * 100
  const hasPay = random() < 0.65
  const description = [
    `Empresa del sector ${sector} busca ${role.title.toLowerCase()} para su equipo en ${place}.`,
    `Tus funciones: ${tasks.join('; ')}.`,
    `Trabajarás con ${skills.join(', ')} y con personas que responden.`,
    `Usarás ${drawTail(random)}, ${drawTail(random)} y ${drawTail(random)} en ${drawTail(random)}.`,
    draw(random, closings),
  ].join('\n\n')
  return {
    company: Math.floor(random() ** 2 * options.companies),
    isPremium: random() < 0.05,
    fields: {
      title: role.title + draw(random, seniorities),
      category: role.category,
      department: null,
      description,
      requirements: drawSome(random, requirements, 5).join('\n'),
      benefits: drawSome(random, benefits, 3).join('\n'),
      location: place,
      salaryText: hasPay ? `S/ ${base} - ${base + 400}` : 'A convenir',
      mode: place === 'Remoto' ? 'remote' : draw(random, modes),
      experience: draw(random, levels),
      skills,
    },
  }
}
