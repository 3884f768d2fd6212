import { describe, expect, test } from 'vitest'
import type { JobFacts, ProfessionalFacts } from './facts.ts'
import { jobProfile } from './job-profile.ts'
import type { PartName } from './part.ts'
import { professionalProfile } from './professional-profile.ts'
import { reasonText } from './reasons.ts'
import { scoreMatch } from './score.ts'
import { productTaxonomy } from './taxonomy/product-taxonomy.ts'

const taxonomy = productTaxonomy()
const lima = { department: 'Lima', province: 'Lima', district: 'Miraflores' }
const arequipa = { department: 'Arequipa', province: 'Arequipa', district: null }

const job: JobFacts = {
  id: 1,
  title: 'Analista contable',
  category: 'Finanzas',
  skills: ['Excel', 'CONCAR', 'Conciliaciones bancarias', 'SAP FI'],
  text: 'Registro de compras y ventas.\nBachiller en Contabilidad.\nInglés intermedio.',
  experience: '3-5',
  place: lima,
  mode: 'onsite',
  pay: { min: 300_000, max: 400_000, currency: 'PEN' },
}
const person: ProfessionalFacts = {
  id: 7,
  title: 'Analista contable',
  summary: 'Contador con experiencia en cierres y conciliación bancaria.',
  skills: [
    { name: 'Excel avanzado', years: null },
    { name: 'Concar', years: 4 },
  ],
  languages: [{ name: 'Inglés', level: 'intermediate' }],
  certifications: [],
  experiences: [
    { position: 'Analista contable', description: null, start: '2021-01', end: null, isCurrent: true },
  ],
  educations: [{ degree: 'Bachiller en Contabilidad', field: 'Contabilidad', isCurrent: false }],
  place: lima,
  pay: { min: 350_000, max: null, currency: 'PEN' },
}
const score = (jobFacts: Partial<JobFacts> = {}, personFacts: Partial<ProfessionalFacts> = {}) =>
  scoreMatch(
    taxonomy,
    jobProfile(taxonomy, { ...job, ...jobFacts }),
    professionalProfile(taxonomy, { ...person, ...personFacts }, '2025-01'),
  )
const part = (name: PartName, ...facts: Parameters<typeof score>) =>
  score(...facts).parts.find((one) => one.part === name)!
const codes = (...facts: Parameters<typeof score>) => score(...facts).reasons.map(({ code }) => code)

describe('the score', () => {
  test('is a whole number inside its interval, and the weights of the parts are one', () => {
    const { score: value, low, high, parts } = score()
    expect(value).toBeGreaterThanOrEqual(80)
    expect(Number.isInteger(value)).toBe(true)
    expect(low).toBeLessThanOrEqual(value)
    expect(high).toBeGreaterThanOrEqual(value)
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

describe('what is far off lowers the whole score', () => {
  const lowered = (...facts: Parameters<typeof score>) =>
    score(...facts).reasons.flatMap((reason) => ('percent' in reason ? [[reason.code, reason.percent]] : []))
  test('and nothing does where all fits', () => expect(lowered()).toEqual([]))
  test('a place that nobody travels to each day', () => {
    expect(lowered({}, { place: arequipa })).toEqual([['lowered_place', 17]])
    expect(lowered({ text: 'Régimen 14x7 en campamento.' }, { place: arequipa })).toEqual([])
    expect(codes({ text: 'Régimen 14x7 en campamento.' }, { place: arequipa })).toContain('place_lodged')
  })
  test('a level far above, in rank and in years', () => {
    expect(lowered({ title: 'Gerente de contabilidad' })).toEqual([['lowered_level', 40]])
    const beginner = [{ ...person.experiences[0]!, start: '2024-10' }]
    expect(lowered({ experience: '5+' }, { experiences: beginner })).toContainEqual(['lowered_level', 33])
  })
  test('far too much work for a job of beginners', () => {
    const veteran = [{ ...person.experiences[0]!, start: '2010-01' }]
    expect(lowered({ experience: '0-1' }, { experiences: veteran })).toEqual([['lowered_level', 40]])
  })
  test('pay and studies far from what is asked', () => {
    expect(lowered({}, { pay: { min: 900_000, max: null, currency: 'PEN' } })).toEqual([['lowered_pay', 20]])
    const school = [{ degree: 'Secundaria completa', field: null, isCurrent: false }]
    expect(lowered({}, { educations: school }).map(([code]) => code)).toEqual(['lowered_education'])
  })
  test('a regulated profession without its title', () => {
    const lawyer = { title: 'Abogado', skills: [], text: 'Abogado titulado y colegiado' }
    const studied = (degree: string, field: string | null) => ({
      educations: [{ degree, field, isCurrent: false }],
    })
    const education = (own: Partial<ProfessionalFacts>) => {
      const { reasons } = part('education', lawyer, own)
      return reasons.map(({ code }) => code)
    }
    expect(education(studied('Abogado titulado', 'Derecho'))).toEqual(['education_met'])
    expect(education(studied('Bachiller', 'Derecho'))).toContain('licence_missing')
    expect(education(studied('Bachiller', 'Derecho'))).toContain('lowered_education')
    expect(education(studied('Título profesional', 'Economía'))).toContain('licence_missing')
    // Where no diploma is listed the headline may tell it; and otherwise nobody knows.
    expect(education({ title: 'Abogada colegiada', educations: [] })).toEqual(['education_met'])
    expect(education({ title: 'Asesora', educations: [] })).toEqual(['education_unknown'])
  })
  test('but not where another career does as well', () => {
    const asked = { text: 'Titulado en Contabilidad, Economía o Administración' }
    expect(
      codes(asked, {
        educations: [{ degree: 'Bachiller', field: 'Ingeniería industrial', isCurrent: false }],
      }),
    ).not.toContain('licence_missing')
  })
  test('another trade', () => {
    const cook = {
      title: 'Cocinero',
      summary: 'Cocina criolla, parrillas y postres para cien personas cada día.',
      skills: [{ name: 'Repostería', years: null }],
      experiences: [{ ...person.experiences[0]!, position: 'Cocinero' }],
    }
    expect(lowered({}, cook).map(([code]) => code)).toContain('lowered_work')
  })
  test('by as many percent as the points say', () => {
    const [near, far] = [score({ mode: 'remote' }).points, score({}, { place: arequipa })]
    const place = far.parts.find(({ part: name }) => name === 'place')!
    const mean = near - Math.round(10_000 * place.weight * (1 - place.value!))
    expect(far.points / mean).toBeCloseTo(0.833, 2)
  })
  test('says so in both voices', () => {
    expect(reasonText({ code: 'lowered_level', percent: 25 })).toBe(
      'El nivel está lejos del tuyo: todo el puntaje baja 25 %',
    )
    expect(reasonText({ code: 'lowered_place', percent: 17 }, 'company')).toBe(
      'Queda lejos de donde vive: todo el puntaje baja 17 %',
    )
    expect(reasonText({ code: 'place_lodged', place: 'Pasco' })).toBe(
      'El trabajo es en Pasco, con régimen de campamento o con viaje y alojamiento',
    )
  })
})

describe('how high somebody stands', () => {
  const rank = (facts: Partial<ProfessionalFacts>) =>
    professionalProfile(taxonomy, { ...person, ...facts }, '2025-01').rank
  const work = (position: string, start: string, end: string | null) => ({
    position,
    description: null,
    start,
    end,
    isCurrent: end === null,
  })
  test('is told by the present work, though it names no rank', () => {
    const experiences = [
      work('Topógrafo', '2022-01', null),
      work('Asistente de topografía', '2019-01', '2021-12'),
    ]
    expect(rank({ title: 'Topógrafo', experiences })).toEqual({ least: 2, most: 3 })
  })
  test('and by the latest work where there is no present one', () => {
    const experiences = [work('Jefe de topografía', '2019-01', '2021-12')]
    expect(rank({ title: 'Topógrafo', experiences })).toEqual({ least: 5, most: 5 })
  })
  test('grows with the years of a work without a rank', () => {
    const since = (start: string) =>
      rank({ title: 'Topógrafo', experiences: [work('Topógrafo', start, null)] })
    expect(since('2024-01')).toEqual({ least: 2, most: 2 })
    expect(since('2012-01')).toEqual({ least: 2, most: 4 })
  })
})

describe('what only a claim says', () => {
  const trainee = {
    title: 'Científico de datos',
    summary: null,
    skills: ['Docker', 'Kubernetes', 'TensorFlow', 'AWS', 'Angular', 'MongoDB', 'SAP FI', 'Power BI'].map(
      (name) => ({ name, years: null }),
    ),
    experiences: [
      { position: 'Cajero', description: 'Atención en caja.', start: '2024-06', end: null, isCurrent: true },
    ],
    educations: [],
  }
  const asked = { title: 'Cargo', skills: ['TensorFlow', 'Docker'], text: '' }
  test('a list of keywords without work behind it counts less, is still met, and says so', () => {
    const { value, reasons, evidence } = part('skills', asked, trainee)
    expect(value).toBeCloseTo(0.65)
    expect(reasons).toContainEqual({ code: 'skills_matched', matched: 2, required: 2 })
    expect(reasons).toContainEqual({ code: 'skills_claimed', skills: ['TensorFlow', 'Docker'] })
    expect(evidence).toContain('TensorFlow: solo en la lista de habilidades')
    expect(reasonText({ code: 'skills_claimed', skills: ['Docker'] }, 'company')).toBe(
      'Su experiencia no muestra: Docker',
    )
  })
  test('a short list is taken at its word, and so is every list where no work is told', () => {
    expect(part('skills', asked, { ...trainee, skills: trainee.skills.slice(0, 4) }).value).toBe(1)
    expect(part('skills', asked, { ...trainee, experiences: [] }).value).toBe(1)
  })
  test('a headline counts less that neither work nor studies bear out', () => {
    const scientist = { title: 'Científico de datos' }
    const value = part('title', scientist, trainee).value!
    expect(value).toBeLessThan(part('title', scientist, { ...trainee, experiences: [] }).value!)
    expect(value).toBeGreaterThan(0.5)
  })
  test('a work that says no more than the headline is read as the headline', () => {
    const driver = (position: string) =>
      part(
        'years',
        { title: 'Operador de maquinaria pesada' },
        {
          title: 'Operador de maquinaria pesada',
          experiences: [{ position, description: null, start: '2020-01', end: null, isCurrent: true }],
        },
      ).evidence
    expect(driver('Operador')).toEqual(driver('Operador de maquinaria pesada'))
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
    const { score: value, low, high, parts } = score({}, empty)
    expect(low).toBeLessThan(15)
    expect(high).toBeGreaterThan(95)
    expect(value).toBeGreaterThan(low)
    expect(value).toBeLessThan(high)
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
  })
})
