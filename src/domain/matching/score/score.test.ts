import type { ProfessionalFacts } from '#domain/matching/types.ts'
import { describe, expect, test } from 'vitest'
import {
  arequipa,
  codes,
  job,
  lima,
  part,
  person,
  score,
  taxonomy,
} from '#tests/matching/accountant-scores.ts'
import { jobProfile } from '#domain/matching/reading/job-profile.ts'
import { reasonText } from '#domain/matching/reasons/reason.words.ts'

describe('the score', () => {
  test('is a whole number inside its interval, and the weights of the parts are one', () => {
    const { score: value, low, high, parts } = score()
    expect(value).toBeGreaterThanOrEqual(80)
    expect(Number.isInteger(value)).toBe(true)
    expect(low).toBeLessThanOrEqual(value ?? -1)
    expect(high).toBeGreaterThanOrEqual(value ?? 101)
    expect(parts.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1)
  })
  test('is the same for the same facts', () => expect(score()).toEqual(score()))
  test('of another trade far away is low', () => {
    const chef = {
      title: 'Cocinero',
      summary: null,
      skills: [{ name: 'Repostería', years: null }],
      place: arequipa,
    }
    const work = [{ position: 'Cocinero', description: null, start: '2021', end: null, isCurrent: true }]
    const { score: value } = score({}, { ...chef, experiences: work, educations: [], languages: [] })
    expect(value).toBeLessThan(30)
  })
  test('gains with each thing that fits', () => {
    const base = score().points
    expect(score({}, { place: arequipa }).points).toBeLessThan(base)
    expect(score({}, { skills: person.skills.slice(1), summary: null }).points).toBeLessThan(base)
    expect(score({}, { skills: [...person.skills, { name: 'SAP FI', years: 3 }] }).points).toBeGreaterThan(
      base,
    )
    expect(score({}, { languages: [{ name: 'Inglés', level: 'basic' }] }).points).toBeLessThan(base)
    expect(
      score({}, { educations: [{ degree: 'Secundaria completa', field: null, isCurrent: false }] }).points,
    ).toBeLessThan(base)
    expect(score({}, { pay: { min: 800_000, max: null, currency: 'PEN' } }).points).toBeLessThan(base)
  })
})

describe('what is not known', () => {
  const empty: ProfessionalFacts = {
    id: 8,
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
  test('widens the interval instead of counting as zero', () => {
    const { score: value, points, low, high, parts } = score({}, empty)
    expect(value).toBeNull()
    expect(low).toBeLessThan(15)
    expect(high).toBeGreaterThan(95)
    expect(points / 100).toBeGreaterThan(low)
    expect(points / 100).toBeLessThan(high)
    expect(parts.filter(({ weight }) => weight > 0).map((one) => one.value)).not.toContain(0)
  })
  test('each thing that is said narrows it', () => {
    const width = ({ low, high }: { low: number; high: number }) => high - low
    const said = { ...empty, title: person.title, skills: person.skills }
    expect(width(score({}, said))).toBeLessThan(width(score({}, empty)))
    expect(width(score({}, { ...said, place: lima }))).toBeLessThan(width(score({}, said)))
  })
  test('what a job does not ask has no weight', () => {
    const bare = { skills: [], text: '', experience: null, pay: null }
    const weights = Object.fromEntries(score(bare).parts.map(({ part: name, weight }) => [name, weight]))
    expect(weights).toMatchObject({ skills: 0, languages: 0, education: 0, pay: 0 })
    expect(part('pay', {}, { pay: null }).weight).toBe(0)
  })
})

describe('skills', () => {
  test('a synonym counts as the skill, an implied one nearly, a related one in part', () => {
    const asked = { title: 'Cargo', skills: ['SQL'], text: '' }
    const value = (name: string) =>
      part('skills', asked, {
        title: null,
        summary: null,
        skills: [{ name, years: null }],
        experiences: [],
        educations: [],
      }).value!
    expect(value('lenguaje SQL')).toBe(1)
    expect(value('MySQL')).toBeCloseTo(0.95)
    expect(value('Repostería')).toBe(0)
  })
  test('a level below the one asked for counts in part, an unknown one has an interval', () => {
    const asked = { title: 'Cargo', skills: ['Excel avanzado'], text: '' }
    const of = (name: string) =>
      part('skills', asked, {
        title: null,
        summary: null,
        skills: [{ name, years: null }],
        experiences: [],
        educations: [],
      })
    expect(of('Excel avanzado')).toMatchObject({ value: 1, low: 1, high: 1 })
    expect(of('Excel intermedio').value).toBeLessThan(1)
    expect(of('Excel básico').value).toBeLessThan(of('Excel intermedio').value!)
    const unknown = of('Excel')
    expect(unknown.low).toBeLessThan(unknown.value!)
    expect(unknown.high).toBe(1)
  })
  test('an optional skill weighs less than a required one', () => {
    const lacking = (text: string) => part('skills', { skills: ['Excel'], title: 'Cargo', text }).value!
    expect(lacking('Deseable: Docker')).toBeGreaterThan(lacking('Docker'))
    expect(lacking('No requiere Docker')).toBeGreaterThan(lacking('Deseable: Docker'))
  })
  test('what the taxonomy does not know is looked for in what the person wrote', () => {
    const asked = { title: 'Cargo', skills: ['Zarandeo de quinua andina'], text: '' }
    const value = (summary: string) => part('skills', asked, { summary }).value!
    expect(value('Tres campañas de zarandeo de quinua andina')).toBeGreaterThan(value('Tres campañas'))
    expect(value('Tres campañas')).toBe(0)
  })
  test('a rare skill weighs more', () => {
    const rarity = { jobs: 10_000, counts: { 'Microsoft Excel': 5000, CONCAR: 20 } }
    const { requirements } = jobProfile(taxonomy, { ...job, skills: ['Excel', 'CONCAR'], text: '' }, rarity)
    const weight = (name: string) => requirements.find((one) => one.name === name)!.weight
    expect(weight('CONCAR')).toBeGreaterThan(2 * weight('Microsoft Excel'))
  })
})

describe('reasons', () => {
  test('say what fits and what is missing', () => {
    expect(score().reasons).toEqual(
      expect.arrayContaining([
        { code: 'skills_matched', matched: 3, required: 4 },
        { code: 'skills_missing', skills: ['SAP FI'] },
        { code: 'title_same', title: 'Analista contable' },
        { code: 'years_enough', years: 4 },
        { code: 'place_same', place: 'Miraflores' },
        { code: 'language_met', language: 'Inglés' },
        { code: 'education_met' },
        { code: 'pay_met' },
      ]),
    )
  })
  test('who meets every skill reads what else lowers the score', () => {
    const matched = (job: Parameters<typeof score>[0], facts: Parameters<typeof score>[1] = {}) =>
      score(job, facts).reasons.find(({ code }) => code === 'skills_matched')
    const asked = { skills: ['Excel', 'CONCAR'], title: 'Analista contable', text: '' }
    expect(matched(asked, { place: arequipa })).toMatchObject({ matched: 2, required: 2, besides: ['place'] })
    expect(
      matched({ ...asked, skills: [...asked.skills, 'SAP FI'] }, { place: arequipa }),
    ).not.toHaveProperty('besides')
  })
  test('of place, years, pay and the unknown', () => {
    expect(codes({ mode: 'remote' })).toContain('place_remote')
    expect(codes({}, { place: arequipa })).toContain('place_far')
    expect(codes({ experience: '5+' })).toContain('years_short')
    expect(codes({}, { experiences: [] })).toContain('years_unknown')
    expect(codes({}, { languages: [] })).toContain('languages_unknown')
    expect(codes({}, { pay: { min: 900_000, max: null, currency: 'PEN' } })).toContain('pay_short')
    expect(codes({ title: 'Gerente de contabilidad' })).toContain('rank_above')
  })
  test('speak to the professional and of the candidate', () => {
    const matched = { code: 'skills_matched', matched: 6, required: 8 } as const
    expect(reasonText(matched)).toBe('Cumples 6 de 8 habilidades')
    expect(reasonText(matched, 'company')).toBe('Cumple 6 de 8 habilidades')
    const all = { ...matched, matched: 8, besides: ['years', 'words'] } as const
    expect(reasonText({ ...all, besides: [...all.besides] })).toBe(
      'Cumples 8 de 8 habilidades; el puntaje baja por la experiencia y lo que tu perfil no menciona',
    )
    expect(reasonText({ ...matched, matched: 8, besides: ['place'] }, 'company')).toBe(
      'Cumple 8 de 8 habilidades; el puntaje baja por el lugar',
    )
    expect(reasonText({ code: 'skills_missing', skills: ['SAP'] })).toBe('Te falta: SAP')
    expect(reasonText({ code: 'skills_missing', skills: ['SAP', 'Excel'] }, 'company')).toBe(
      'Le faltan: SAP, Excel',
    )
    expect(reasonText({ code: 'place_same', place: 'Lima' })).toBe('Vives en Lima')
    expect(reasonText({ code: 'place_same', place: 'Lima' }, 'company')).toBe('Vive en Lima')
  })
  test('carry what they were read from', () => {
    expect(part('skills').evidence).toContain('CONCAR: en la lista de habilidades')
    expect(part('title').evidence).toEqual(['Analista contable'])
    expect(part('place').evidence).toEqual(['Domicilio: Miraflores, Lima'])
    expect(part('languages').evidence).toEqual(['Inglés: intermedio'])
    expect(part('education').evidence).toEqual(['Carrera terminada', 'Contabilidad'])
    expect(part('pay').evidence).toEqual([])
  })
})

describe('words of the ad', () => {
  const text = 'Facturarás letras y guías en el patio de contenedores, con balanza y precintos.'
  test('say how many of them the profile has, too', () => {
    const summary = 'Facturo letras y guías en un patio de contenedores.'
    const [reason] = part('words', { text }, { summary }).reasons
    expect(reason).toMatchObject({ code: 'words_shared' })
    expect(reasonText(reason!, 'company')).toMatch(/^Su perfil menciona \d+ palabras clave del aviso$/)
    expect(part('words', { text }, { summary }).value).toBeGreaterThan(part('words', { text }).value!)
  })
  test('of somebody who wrote nothing nobody knows', () => {
    const nothing = { title: null, summary: null, skills: [], experiences: [], educations: [] }
    expect(part('words', { text }, nothing).reasons).toEqual([{ code: 'words_unknown' }])
  })
})

test('an ad that does not say where leaves no gap that a person could fill', () => {
  const { value, low, high, reasons } = part('place', {
    place: { department: null, province: null, district: null },
  })
  expect([value, low, high, reasons]).toEqual([0.85, 0.85, 0.85, []])
})
