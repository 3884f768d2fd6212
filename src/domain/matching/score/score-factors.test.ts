import type { ProfessionalFacts } from '#domain/matching/types.ts'
import { describe, expect, test } from 'vitest'
import { arequipa, codes, part, person, score, taxonomy } from '#tests/matching/accountant-scores.ts'
import { professionalProfile } from '#domain/matching/reading/professional-profile.ts'
import { reasonText } from '#domain/matching/reasons/reason.words.ts'

describe('what is far off lowers the whole score', () => {
  const lowered = (...facts: Parameters<typeof score>) =>
    score(...facts).reasons.flatMap((reason) => ('percent' in reason ? [[reason.code, reason.percent]] : []))
  test('and nothing does where all fits', () => expect(lowered()).toEqual([]))
  test('a place that nobody travels to each day', () => {
    expect(lowered({}, { place: arequipa })).toEqual([['lowered_place', 46]])
    expect(codes({ text: 'Régimen 14x7 en campamento.' }, { place: arequipa })).not.toContain('lowered_place')
    expect(codes({ text: 'Régimen 14x7 en campamento.' }, { place: arequipa })).toContain('place_lodged')
  })
  test('a level far above, in rank and in years', () => {
    expect(lowered({ title: 'Gerente de contabilidad' })).toEqual([['lowered_level', 50]])
    const beginner = [{ ...person.experiences[0]!, start: '2024-10' }]
    expect(lowered({ experience: '5+' }, { experiences: beginner })).toContainEqual(['lowered_level', 33])
  })
  test('far too much work for a job of beginners', () => {
    const veteran = [{ ...person.experiences[0]!, start: '2010-01' }]
    expect(lowered({ experience: '0-1' }, { experiences: veteran })).toEqual([['lowered_level', 40]])
  })
  test('pay and studies far from what is asked', () => {
    expect(lowered({}, { pay: { min: 900_000, max: null, currency: 'PEN' } })).toEqual([['lowered_pay', 40]])
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
    // Without a listed diploma the headline may name it; otherwise it is unknown.
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
  test('a language far below what is asked, where languages are told', () => {
    const english = { text: 'Inglés avanzado' }
    const speaks = (level: 'basic' | 'intermediate' | 'advanced') => ({
      languages: [{ name: 'Inglés', level }],
    })
    expect(lowered(english, speaks('advanced'))).toEqual([])
    expect(lowered(english, speaks('intermediate'))).toEqual([])
    expect(lowered(english, speaks('basic')).map(([code]) => code)).toEqual(['lowered_language'])
    expect(lowered(english, { languages: [] })).toEqual([])
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
    expect(far.points / mean).toBeCloseTo(0.541, 2)
  })
  test('says so in both voices', () => {
    expect(reasonText({ code: 'lowered_level', percent: 25 })).toBe('Piden otro nivel: baja 25 %')
    expect(reasonText({ code: 'lowered_place', percent: 25 }, 'company')).toBe('Le queda lejos: baja 25 %')
    expect(reasonText({ code: 'place_lodged', place: 'Pasco' })).toBe(
      'El trabajo es en Pasco, con campamento o con pasajes y alojamiento',
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
    expect(reasons).toContainEqual(
      expect.objectContaining({ code: 'skills_matched', matched: 2, required: 2 }),
    )
    expect(reasons).toContainEqual({ code: 'skills_claimed', skills: ['TensorFlow', 'Docker'] })
    expect(evidence).toContain('TensorFlow: solo en la lista de habilidades')
    expect(reasonText({ code: 'skills_claimed', skills: ['Docker'] }, 'company')).toBe(
      'No aparece en su experiencia: Docker',
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
  test('a headline of several trades is each of them', () => {
    const value = (title: string) =>
      part('title', { title: 'Montacarguista' }, { title, experiences: [] }).value!
    expect(value('ALMACENERO Y MONTACARGUISTA')).toBe(value('Montacarguista'))
    expect(value('Almacenero, montacarguista')).toBe(value('Montacarguista'))
    expect(value('Auxiliar de almacén y montacarguista')).toBe(value('Montacarguista'))
    expect(value('Almacenero')).toBeLessThan(value('Montacarguista'))
  })
  test.each([
    ['Asistente de compras y ventas', 'Vendedor de tienda'],
    ['Supervisor de seguridad y limpieza', 'Operario de limpieza'],
    ['Coordinador de marketing y ventas', 'Vendedor'],
  ])('one work of two things is not the trade of the second: %s', (title, asked) => {
    const { value } = part('title', { title: asked }, { title, experiences: [] })
    expect(value).toBeLessThan(0.7)
  })
})
