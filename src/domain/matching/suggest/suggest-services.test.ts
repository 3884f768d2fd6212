import type { ProfessionalFacts } from '#domain/matching/types.ts'
import { expect, test } from 'vitest'
import { serviceCategories } from '#contracts/services/services-vocabulary.ts'
import { readProfessional } from '#domain/matching/engine.ts'
import { readTemplates, suggestServices } from './suggest-services.ts'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'

const taxonomy = productTaxonomy()
const templates = readTemplates(taxonomy)

const facts = (values: Partial<ProfessionalFacts>): ProfessionalFacts => ({
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
  ...values,
})
const skills = (...names: string[]) => names.map((name) => ({ name, years: null }))
const suggest = (values: Partial<ProfessionalFacts>, demand = new Map<number, number>()) =>
  suggestServices(taxonomy, templates, readProfessional(facts(values), '2026-11'), demand)
const years = (start: string) => [
  { position: 'Contadora', description: null, start, end: null, isCurrent: true },
]
const accounting = { skills: skills('Contabilidad', 'Tributación', 'PLE', 'CONCAR') }

test('every category has at least two services to suggest, and every skill of them is known', () => {
  const counts = Map.groupBy(templates, ({ category }) => category)
  expect(serviceCategories.filter((category) => (counts.get(category)?.length ?? 0) < 2)).toEqual([])
})

test('services come from the skills that the profile shows, with three of them as keywords', () => {
  const [first] = suggest(accounting)
  expect(first).toMatchObject({
    category: 'Contabilidad y Finanzas',
    title: 'Contabilidad mensual para tu negocio',
  })
  expect(first!.keywords).toHaveLength(3)
})

test('without skills, or with one alone, nothing is suggested', () => {
  expect(suggest({})).toEqual([])
  expect(suggest({ skills: skills('Locución') })).toEqual([])
})

test('what is merely usual in an occupation is no ground for a service', () => {
  expect(suggest({ title: 'Contador' })).toEqual([])
})

test('more years make a service surer and dearer', () => {
  const junior = suggest({ ...accounting, experiences: years('2026-06') })[0]!
  const senior = suggest({ ...accounting, experiences: years('2016') })[0]!
  expect(senior.confidence).toBeGreaterThan(junior.confidence)
  expect(Number(senior.suggestedPrice.slice(1))).toBeGreaterThan(Number(junior.suggestedPrice.slice(1)))
  expect(senior.suggestedPrice).toMatch(/^\$\d+\.00$/)
})

test('what companies ask for makes a service surer', () => {
  const id = taxonomy.skills.find(({ name }) => name === 'CONCAR')!.id
  const asked = suggest(accounting, new Map([[id, 40]]))[0]!
  expect(asked.confidence).toBeGreaterThan(suggest(accounting)[0]!.confidence)
})

test('six at most, the surest first, always the same', () => {
  const many = {
    skills: skills(
      'Excel',
      'Power BI',
      'SQL',
      'Python',
      'VBA',
      'AWS',
      'Docker',
      'Linux',
      'Tableau',
      'Scrum',
      'Jira',
    ),
  }
  const once = suggest(many)
  expect(once).toHaveLength(6)
  expect(once.map(({ confidence }) => confidence)).toEqual(
    once.map(({ confidence }) => confidence).toSorted((a, b) => b - a),
  )
  expect(suggest(many)).toEqual(once)
})
