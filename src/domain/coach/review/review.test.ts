import { expect, test } from 'vitest'
import { productTaxonomy } from '#domain/matching/taxonomy/product-taxonomy.ts'
import { allText, type CvFacts, wordsIn } from './cv-facts.ts'
import { rightSpelling } from './fact-findings.ts'
import type { FindingCode } from './findings.ts'
import { measureCv } from './measure.ts'
import { reviewCv } from './review.ts'
import { addedWords } from './strong-start.ts'
import { randomFrom } from '#tests/support/random.ts'

const month = '2026-11'
const work = {
  id: 1,
  position: 'Contadora general',
  company: 'Textil Andina',
  startDate: '2021-03',
  endDate: null,
  isCurrent: true,
  description:
    '✔ Elaboración de estados financieros\nResponsable de la caja chica\nREVISIÓN DE LOS CIERRES DEL MES',
}
const facts: CvFacts = {
  title: 'Contadora',
  summary: 'Contadora con experiencia en el sector. En Textil Andina reduje 30 % el tiempo del cierre.',
  phone: '987654321',
  location: 'Lima',
  experience: '9 años',
  skills: ['power bi', 'Excel', 'NIIF', 'Exel'],
  experiences: [work],
  educations: [
    {
      id: 7,
      degree: 'Contabilidad',
      institution: 'UNMSM',
      startDate: '2018',
      endDate: '2012',
      isCurrent: false,
    },
  ],
}
const codes = (of: CvFacts, asked: { label: string; skill: number }[] = []) =>
  reviewCv(of, month, asked).map(({ code }) => code)

test('each line gets one proposal from its own words, with the reason', () => {
  const found = reviewCv(facts, month, [])
  const told = found
    .filter(({ place }) => place.field === 'description')
    .map(({ code, after }) => [code, after])
  expect(told).toEqual([
    ['signs', 'Elaboración de estados financieros'],
    ['weak-start', 'Me encargo de la caja chica'],
    ['capitals', 'Revisión de los cierres del mes'],
    ['figure-elsewhere', 'En Textil Andina reduje 30 % el tiempo del cierre'],
  ])
  expect(found.every(({ why }) => why.length > 20)).toBe(true)
})

test('dates and years that do not agree are named; the years get what the dates give', () => {
  const found = reviewCv(facts, month, [])
  expect(found.find(({ code }) => code === 'years-differ')).toMatchObject({
    before: '9 años',
    after: '5 años',
  })
  expect(codes(facts)).toContain('date-order')
  const twice = {
    ...work,
    id: 2,
    startDate: '2021-01',
    endDate: '2022-12',
    isCurrent: false,
    description: null,
  }
  expect(codes({ ...facts, experiences: [work, twice] })).toContain('overlap')
  const next = { ...twice, startDate: '2027-02', endDate: null, isCurrent: true }
  expect(codes({ ...facts, experiences: [next] })).toContain('future-date')
})

test('skills are spelled as everybody searches for them', () => {
  const found = reviewCv(facts, month, []).filter(({ code }) => code === 'skill-spelling')
  expect(found.map(({ before, after }) => [before, after])).toContainEqual(['power bi', 'Power BI'])
})

test('what an ad asks and the CV tells elsewhere goes to the list; what it does not tell is never added', () => {
  const { skills } = productTaxonomy()
  const named = (name: string) => ({ label: name, skill: skills.findIndex((skill) => skill.name === name) })
  const sap = {
    ...facts,
    experiences: [{ ...work, description: 'Registré 200 asientos en Power BI' }],
    skills: ['Excel'],
  }
  const found = reviewCv(sap, month, [named('Power BI'), named('Python')]).filter(
    ({ code }) => code === 'asked-and-told',
  )
  expect(found.map(({ after }) => after)).toEqual(['Power BI'])
  expect(found[0]!.why).toContain('Registré 200 asientos en Power BI')
})

test('what is missing is asked for, not invented', () => {
  const empty: CvFacts = {
    ...facts,
    title: null,
    summary: null,
    phone: null,
    location: null,
    experiences: [],
    skills: [],
    educations: [],
    experience: null,
  }
  const found = reviewCv(empty, month, [])
  expect(found.map(({ code }) => code)).toEqual([
    'no-phone',
    'no-place',
    'no-title',
    'no-summary',
    'no-work',
  ] satisfies FindingCode[])
  expect(found.every(({ after }) => after === null)).toBe(true)
})

test('accepting a proposal never lowers the measure, and its parts are counts of the text', () => {
  const before = measureCv(facts, month, [])
  const better = {
    ...facts,
    experiences: [{ ...work, description: 'Elaboro estados financieros\nReduje 30 % el tiempo del cierre' }],
  }
  expect(measureCv(better, month, []).score).toBeGreaterThan(before.score)
  expect(before.parts.find(({ name }) => name === 'verbs')).toMatchObject({ all: 3 })
  expect(before.parts.find(({ name }) => name === 'contact')).toEqual({ name: 'contact', done: 4, all: 4 })
})

const words =
  'Elaboración de del la los reportes cliente operarios Responsable Encargado control y registro caja 30 % SAP exel power bi ✔ • FUNCIONES: ventas En Textil Andina reduje supervisar atención 2019 años . ; , Vivo en Jr. 123 Surco Dirección:'.split(
    ' ',
  )
const random = randomFrom(18)
const some = <One>(most: number, make: () => One): One[] =>
  Array.from({ length: random.below(most + 1) }, make)
const line = () => [random.pick(words), ...some(11, () => random.pick(words))].join(' ')

const anyFacts = (): CvFacts => ({
  title: random.pick([null, line()]),
  summary: random.pick([null, some(4, line).join('. ')]),
  phone: null,
  location: null,
  experience: random.pick([null, '3 años', 'más de 20 años']),
  skills: some(4, () => random.pick(['exel', 'power bi', 'Pyhton', 'niif', 'Ventas'])),
  educations: [],
  experiences: some(3, () => ({
    id: 1 + random.below(9),
    position: line(),
    company: line(),
    description: random.pick([null, some(5, line).join('\n')]),
    startDate: random.pick(['2018-01', '2020', null]),
    endDate: random.pick(['2019-05', '2021', null]),
    isCurrent: random.chance(0.5),
  })),
})

test('nothing is invented: every word of a proposal stands in the facts, or is a verb or a joining word', () => {
  const names = new Set(productTaxonomy().skills.map(({ name }) => name))
  let proposals = 0
  for (let run = 0; run < 150; run++) {
    const of = anyFacts()
    const own = new Set(wordsIn(allText(of)))
    for (const { after, code } of reviewCv(of, month, [])) {
      if (after === null) continue
      proposals++
      // A skill has the name of the taxonomy; years are those of the dates.
      if (code === 'skill-spelling' || code === 'asked-and-told') expect(names.has(after)).toBe(true)
      else if (code === 'years-differ') expect(after).toMatch(/^\d+ años?$/)
      else
        for (const word of wordsIn(after))
          expect(own.has(word) || addedWords.has(word), `${word} in ${after}`).toBe(true)
    }
  }
  expect(proposals).toBeGreaterThan(200)
})

test.each([
  ['Estado civil: soltera', ''],
  ['DNI 12345678 | Lima Metropolitana, Perú', 'Lima Metropolitana, Perú'],
  ['Contadora colegiada, casada, con experiencia en NIIF.', 'Contadora colegiada, con experiencia en NIIF.'],
  ['Tengo 34 años y trabajo en ventas desde 2012.', 'Trabajo en ventas desde 2012.'],
  ['Vendo bien por teléfono. Soy católica practicante y tengo dos hijos.', 'Vendo bien por teléfono.'],
  ['Edad: 28 años, analista de datos', 'Analista de datos'],
])('what no ad may ask is left out of %j', (line, after) => {
  const found = reviewCv({ ...facts, summary: `Otra línea de texto.\n${line}` }, month, []).find(
    ({ code }) => code === 'unasked',
  )
  expect(found).toMatchObject({ before: line, after })
})

test.each(['DNI 12345678', 'Vivo en Jr. Los Pinos 123, Surco', 'Tengo 34 años'])(
  'the number in %j is no result of a work, so leaving it out costs no measure',
  (line) => {
    const of = (description: string): CvFacts => ({
      ...facts,
      summary: null,
      experiences: [{ ...work, description }],
    })
    const whole = of(`Control de caja\n${line}`)
    expect(codes(whole)).toContain('no-figure')
    const figures = measureCv(whole, month, []).parts.find(({ name }) => name === 'figures')
    expect(figures).toEqual({ name: 'figures', done: 0, all: 1 })
  },
)

test('a street and its number are proposed to go, and the district stays', () => {
  const summary = 'Contadora colegiada\nVivo en Jr. Los Pinos 123, Dpto. 4, Surco'
  const found = reviewCv({ ...facts, summary }, month, []).find(({ code }) => code === 'street')
  expect(found).toMatchObject({
    place: { field: 'summary' },
    before: 'Vivo en Jr. Los Pinos 123, Dpto. 4, Surco',
    after: 'Vivo en Surco',
  })
  const ofWork = { ...work, description: 'Av. Larco 345, Miraflores\nControl de caja' }
  expect(codes({ ...facts, summary: null, experiences: [ofWork] })).not.toContain('street')
})

test.each([
  'Docente en la Universidad Católica de Trujillo',
  'Vendedor en Pérez e hijos',
  'Tengo 12 años de experiencia en cocina peruana',
  'Profesora de religión en un colegio nacional',
  'Atención de 34 años de archivo histórico',
])('%j says nothing that no ad may ask', (line) => {
  expect(codes({ ...facts, summary: line })).not.toContain('unasked')
})

test.each([
  ['Atencion al cleinte', 'Atención al cliente'],
  ['TrámitesINDECOPI', 'Trámites INDECOPI'],
  ['SAP POS', null],
  ['Primavera P3', null],
  ['EPLAN', null],
  ['Vender.', null],
  ['Manejo de grúa pórtico azul', null],
  ['\n\n\n\n\n\n', null],
])('the name of the skill %j is proposed as %j', (typed, right) => {
  expect(rightSpelling(typed)).toBe(right)
})
