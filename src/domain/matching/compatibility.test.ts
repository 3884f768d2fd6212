import { expect, test } from 'vitest'
import { compatibility, compatibilityLabel, requiredSkills } from './compatibility.ts'
import { readProfessional } from './engine.ts'
import { productTaxonomy } from './taxonomy/product-taxonomy.ts'

const taxonomy = productTaxonomy()
const compare = (required: string[], named: string[]) => compatibility(taxonomy, required, named, null)

test.each([
  [['Excel', 'SAP', 'Inglés'], ['excel'], 33],
  [['Excel', 'SAP', 'Inglés'], ['EXCEL', 'sap fi', 'ingles'], 100],
  [['Microsoft Excel'], ['Excel'], 100],
  [['Excel'], ['Microsoft Excel avanzado'], 100],
  [['Excel', 'Word'], ['Photoshop'], 0],
  [['Java'], ['JavaScript'], 100],
  [['Excel'], [], 0],
  [['Excel', 'Word', 'PowerPoint'], ['Excel', 'Word'], 67],
])('of %j with %j the documented share is %i', (required, named, score) => {
  expect(compare(required, named).score).toBe(score)
})

test('a job that asks for nothing has no score', () => {
  expect(compare([], ['Excel'])).toMatchObject({ score: null, label: '' })
})

test.each([
  [90, 'Excelente'],
  [89, 'Muy bueno'],
  [80, 'Muy bueno'],
  [79, 'Bueno'],
  [60, 'Bueno'],
  [59, 'Regular'],
  [40, 'Regular'],
  [39, 'Necesita mejorar'],
])('%i is %s', (score, label) => {
  expect(compatibilityLabel(score)).toBe(label)
})

const figuresOf = (required: string, named: string) => compare([required], [named]).analysis[0]!

test('the same, a synonym, a part, a related skill and nothing fall in this order', () => {
  const scores = [
    figuresOf('Excel', 'excel'),
    figuresOf('Kubernetes', 'k8s'),
    figuresOf('Angular', 'Angular Material'),
    figuresOf('React', 'Vue.js'),
    figuresOf('React', 'Carpintería'),
  ].map(({ matchScore }) => matchScore)
  expect(scores).toEqual(scores.toSorted((a, b) => b - a))
  expect(scores[0]).toBe(100)
  expect(scores.at(-1)).toBe(0)
  expect(new Set(scores).size).toBe(scores.length)
})

test('a level that is written counts as mastery, and says so', () => {
  const basic = figuresOf('Excel', 'Excel básico')
  const advanced = figuresOf('Excel', 'Excel avanzado')
  expect(basic.proficiencyLevel).toBeLessThan(advanced.proficiencyLevel)
  expect(advanced.why).toContain('avanzado')
})

test('what nobody asks for is told apart, with what it is close to', () => {
  const { analysis } = compare(['React'], ['React', 'Vue.js', 'Carpintería'])
  const extras = analysis.filter(({ required }) => !required)
  expect(extras.map(({ skill }) => skill)).toEqual(['Vue.js', 'Carpintería'])
  expect(extras[0]!.why).toContain('cercana a React')
  expect(extras[1]!.matchScore).toBe(0)
})

test('the own profile is evidence: work shows more than a word', () => {
  const profile = readProfessional(
    {
      id: 1,
      title: 'Contadora',
      summary: null,
      skills: [],
      languages: [],
      certifications: [],
      experiences: [
        {
          position: 'Contadora',
          description: 'Cierre mensual bajo NIIF.',
          start: '2020',
          end: null,
          isCurrent: true,
        },
      ],
      educations: [],
      place: { department: null, province: null, district: null },
      pay: null,
    },
    '2026-11',
  )
  const [item] = compatibility(taxonomy, ['NIIF'], ['NIIF'], profile).analysis
  expect(item!.proficiencyLevel).toBeGreaterThan(figuresOf('NIIF', 'NIIF').proficiencyLevel)
  expect(item!.why).toContain('trabajo')
})

test('a job without a list asks for what its text names; what it says it does not need is left out', () => {
  const skills = requiredSkills(taxonomy, {
    skills: [],
    title: 'Asistente contable',
    text: 'Manejo de Excel avanzado y CONCAR. No requiere inglés.',
  })
  expect(skills).toEqual(expect.arrayContaining(['Microsoft Excel', 'CONCAR']))
  expect(skills).not.toContain('Inglés')
})

test('a listed skill counts once, however it is written', () => {
  expect(requiredSkills(taxonomy, { skills: ['Excel', 'EXCEL ', ''], title: '', text: '' })).toEqual([
    'Excel',
  ])
})

test('the same input always gives the same figures', () => {
  const once = compare(['Excel', 'SAP FI', 'Inglés'], ['Excel', 'SAP', 'Word'])
  expect(compare(['Excel', 'SAP FI', 'Inglés'], ['Excel', 'SAP', 'Word'])).toEqual(once)
})
