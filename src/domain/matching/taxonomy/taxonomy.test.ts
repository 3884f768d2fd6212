import { describe, expect, test } from 'vitest'
import { findOccupation } from '#domain/matching/reading/find-occupation.ts'
import { findSkills } from '#domain/matching/reading/find-skills.ts'
import { occupationsOfCareer } from '#domain/matching/reading/asked-education.ts'
import { careerLines } from '#domain/matching/reading/careers.data.ts'
import { readTitle, titleKey } from '#domain/matching/reading/title.ts'
import { inOneGo } from '#domain/matching/words/steps.ts'
import { productTaxonomy } from './product-taxonomy.ts'
import { taxonomyInSteps } from './taxonomy.ts'

const taxonomy = productTaxonomy()

/** The fields of occupations; each occupation has one, the closest. */
const occupationFields: ReadonlySet<string> = new Set([
  'software-data',
  'infrastructure',
  'design-media',
  'marketing',
  'sales',
  'customer-service',
  'administration',
  'human-resources',
  'finance',
  'law',
  'public-administration',
  'logistics',
  'transport',
  'engineering',
  'mining-energy',
  'construction',
  'production',
  'maintenance',
  'agriculture-fishing',
  'environment-safety',
  'health',
  'social',
  'education',
  'hospitality',
  'personal-services',
  'security',
  'science',
  'arts-sports',
])

describe("the product's taxonomy", () => {
  test('has at least 2,500 skills and 600 occupations', () => {
    expect(taxonomy.skills.length).toBeGreaterThanOrEqual(2500)
    expect(taxonomy.occupations.length).toBeGreaterThanOrEqual(600)
  })
  test('no name means two things, and every related skill, usual skill and related occupation exists', () => {
    expect(taxonomy.faults).toEqual([])
  })
  test('each skill has a synonym, and two where it is no tool: there the Spanish name has an English one beside it', () => {
    const names = new Map<number, Set<string>>()
    for (const { skill, text } of taxonomy.skillForms)
      names.set(skill, (names.get(skill) ?? new Set()).add(text))
    const few = taxonomy.skills.filter(
      ({ id, category }) => names.get(id)!.size < (category === 'tool' || category === 'language' ? 2 : 3),
    )
    expect(few.map(({ name }) => name)).toEqual([])
  })
  test('each skill has a related one', () => {
    const alone = taxonomy.skills.filter(({ related, implies }) => related.length + implies.length === 0)
    expect(alone.map(({ name }) => name)).toEqual([])
  })
  test('each occupation is of a known field and has at least five usual skills', () => {
    expect(taxonomy.occupations.filter(({ field }) => !occupationFields.has(field))).toEqual([])
    expect(taxonomy.occupations.filter(({ skills }) => skills.length < 5).map(({ name }) => name)).toEqual([])
  })
  test('a noun that has two forms in one occupation has them in every one', () => {
    const noun = (name: string) => name.split(' ')[0]!
    const gendered = new Set(
      taxonomy.occupations
        .filter(({ name, feminine }) => noun(name) !== noun(feminine))
        .map(({ name }) => noun(name)),
    )
    const oneForm = taxonomy.occupations.filter(
      ({ name, feminine }) => name === feminine && gendered.has(noun(name)),
    )
    expect(oneForm.map(({ name }) => name)).toEqual([])
  })
  test('each career leads to an occupation', () => {
    const names = careerLines
      .trim()
      .split('\n')
      .flatMap((_, career) => occupationsOfCareer(career))
    expect(names.filter((name) => findOccupation(taxonomy, name)[0]?.closeness !== 100)).toEqual([])
  })
  test('both genders of every occupation are one title with the same skills', () => {
    const differing = taxonomy.occupations.filter(({ name, feminine }) => {
      const skillsOf = (text: string) => findSkills(taxonomy, text).map(({ skill }) => skill.id)
      const [his, hers] = [readTitle(taxonomy, name), readTitle(taxonomy, feminine)]
      return (
        titleKey(his) !== titleKey(hers) ||
        his.rank !== hers.rank ||
        skillsOf(name).join() !== skillsOf(feminine).join()
      )
    })
    expect(differing.map(({ name }) => name)).toEqual([])
  })
})

describe('a taxonomy of our own', () => {
  const build = (skills: string, occupations = '') => inOneGo(taxonomyInSteps({ skills, occupations }))

  test('reads names, risky names, related and implied skills', () => {
    const small = build(`
      SQL | technical | lenguaje sql | Excel
      MySQL | tool | | >SQL
      Excel | tool | ?ex | SQL
    `)
    expect(small.faults).toEqual([])
    expect(small.linkOf(1, 0)).toMatchObject({ kind: 'implied', value: 95 })
    expect(small.linkOf(0, 1)).toMatchObject({ kind: 'broader' })
    expect(small.linkOf(0, 2)).toMatchObject({ kind: 'related' })
    expect(small.linkOf(1, 2)).toBeUndefined()
    expect(small.creditedBy(0)).toEqual([1, 2])
  })
  test('implied skills reach through all steps, and a circle ends', () => {
    const small = build('A1 | tool | | >B1\nB1 | tool | | >C1\nC1 | tool | | >A1')
    expect(small.linkOf(0, 2)).toMatchObject({ kind: 'implied' })
    expect(small.linkOf(0, 0)).toBeUndefined()
  })
  test('tells names that mean two things and references that lead nowhere', () => {
    const { faults } = build(
      'Excel | tool | hoja de cálculo | Nada\nCalc | tool | hojas de calculo |',
      'Contador / Contadora | finance | | Nada | Nadie',
    )
    expect(faults).toEqual([
      "'hojas de calculo' names Excel and Calc",
      "Excel: no skill 'Nada'",
      "Contador: no occupation 'Nadie'",
      "Contador: no skill 'Nada'",
    ])
  })
  test.each(['Excel', 'Excel | gadget | |', '| tool | |'])('refuses the line %j', (line) => {
    expect(() => build(line)).toThrow('Not a line of a skill')
  })
  test('occupations of one field, related ones and those that share skills are close, in that order', () => {
    const { closeness } = build(
      'Caja1 | tool\nVenta1 | tool\nTorno1 | tool',
      `Cajero / Cajera | sales | | Caja1, Venta1 | Vendedor
       Vendedor / Vendedora | sales | | Venta1 |
       Promotor / Promotora | sales | | Torno1 |
       Tornero / Tornera | production | | Torno1 |
       Juez / Jueza | law | | |`,
    )
    expect(closeness(0, 0)).toBe(100)
    expect(closeness(0, 1)).toBe(closeness(1, 0))
    expect(closeness(0, 1)).toBeGreaterThan(closeness(0, 2))
    expect(closeness(0, 2)).toBe(15)
    expect(closeness(2, 3)).toBeGreaterThan(closeness(0, 2))
    expect(closeness(0, 4)).toBe(0)
  })
})
