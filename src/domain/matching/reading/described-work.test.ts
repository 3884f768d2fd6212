import type { ProfessionalFacts } from '#domain/matching/types.ts'
import { describe, expect, test } from 'vitest'
import { seededRandom } from '#tests/matching/random-profiles.ts'
import { hasScores, matchOf, readJob, readProfessional } from '#domain/matching/engine.ts'

const month = '2026-11'
const nobody: ProfessionalFacts = {
  id: 1,
  title: null,
  summary: null,
  skills: [],
  languages: [],
  certifications: [],
  experiences: [],
  educations: [],
  place: { department: null, province: null, district: null },
  pay: null,
}
const told = (facts: Partial<ProfessionalFacts>) =>
  hasScores(readProfessional({ ...nobody, ...facts }, month))
const work = (position: string, start: string | null) => ({
  experiences: [{ position, description: null, start, end: null, isCurrent: true }],
})
const lima = { department: 'Lima', province: 'Lima', district: 'Ate' }

describe('without evidence of any work there is no number', () => {
  test.each<[string, Partial<ProfessionalFacts>]>([
    ['an empty profile', {}],
    [
      'where somebody lives and what they ask for',
      { place: lima, pay: { min: 2000_00, max: null, currency: 'PEN' } },
    ],
    ['languages alone', { languages: [{ name: 'Inglés', level: 'advanced' }] }],
    ['a title that names no work', { title: 'Disponibilidad inmediata' }],
    ['a few words about oneself', { summary: 'Soy responsable, puntual y con ganas de aprender.' }],
    ['soft skills that everybody lists', { skills: [{ name: 'Puntualidad', years: null }] }],
    ['school', { educations: [{ degree: 'Secundaria completa', field: null, isCurrent: false }] }],
  ])('%s', (_, facts) => expect(told(facts)).toBe(false))
})

describe('each thing that tells of work is enough', () => {
  test.each<[string, Partial<ProfessionalFacts>]>([
    ['a title', { title: 'Lector de medidores' }],
    ['a skill', { skills: [{ name: 'Excel', years: null }] }],
    ['a skill that the taxonomy does not know', { skills: [{ name: 'Bordado de Ayacucho', years: null }] }],
    ['a certificate', { certifications: ['SAP FI'] }],
    ['work with dates that nobody can place', work('Xyzzy', '2020')],
    ['a known work without dates', work('Cajera', null)],
    ['a career', { educations: [{ degree: 'Bachiller', field: 'Contabilidad', isCurrent: false }] }],
    [
      'a text about the work',
      { summary: 'Crío cuyes y alpacas, tiño lana con nogal y cochinilla, y tejo chompas a telar.' },
    ],
  ])('%s', (_, facts) => expect(told(facts)).toBe(true))
})

const vacancy = readJob({
  id: 1,
  title: 'Contador',
  category: null,
  skills: ['Excel', 'SAP'],
  description: 'Llevar la contabilidad y los impuestos de la empresa.',
  requirements: '',
  experience: '3-5',
  placeDepartment: 'Lima',
  placeProvince: 'Lima',
  placeDistrict: null,
  mode: 'onsite',
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryPeriod: null,
})

test('a profile of nothing has no score, though what it could become is told', () => {
  const match = matchOf(vacancy, readProfessional({ ...nobody, place: lima }, month))
  expect(match.score).toBeNull()
  expect(match.low).toBeLessThan(match.high)
})

test('who told one thing has a score, and keeps it whatever is told beside it', () => {
  const random = seededRandom(3)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)]!
  const additions: ((facts: ProfessionalFacts) => ProfessionalFacts)[] = [
    (facts) => ({ ...facts, title: pick(['Contador', 'Busco trabajo', 'Operaria', 'Xyzzy']) }),
    (facts) => ({
      ...facts,
      summary: `${facts.summary ?? ''} ${pick(['Soy puntual.', 'Manejo Excel y SAP.', 'Vendo en feria.'])}`,
    }),
    (facts) => ({
      ...facts,
      skills: [...facts.skills, { name: pick(['Excel', 'Inglés', 'Bordado', 'SAP FI']), years: null }],
    }),
    (facts) => ({ ...facts, languages: [...facts.languages, { name: 'Quechua', level: null }] }),
    (facts) => ({
      ...facts,
      certifications: [...facts.certifications, pick(['Scrum', 'Curso', 'Excel avanzado'])],
    }),
    (facts) => ({
      ...facts,
      experiences: [
        ...facts.experiences,
        ...work(pick(['Cajera', 'Xyzzy']), pick(['2019', null])).experiences,
      ],
    }),
    (facts) => ({
      ...facts,
      educations: [
        ...facts.educations,
        { degree: pick(['Secundaria', 'Bachiller en Derecho']), field: null, isCurrent: false },
      ],
    }),
    (facts) => ({ ...facts, place: lima }),
  ]
  for (let person = 0; person < 300; person++) {
    let facts: ProfessionalFacts = nobody
    let had = false
    for (let step = 0; step < 6; step++) {
      // A title replaces the previous one, so it is added only once.
      const add = pick(facts.title === null ? additions : additions.slice(1))
      facts = add(facts)
      const has = matchOf(vacancy, readProfessional(facts, month)).score !== null
      if (had) expect(has, JSON.stringify(facts)).toBe(true)
      had = has
    }
  }
})
