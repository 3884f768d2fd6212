import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPdf } from '#tests/support/cv-pdf.ts'
import { careerCv, cvReader, type CvReader, outcomesOf, saved } from '#tests/support/cv-reader.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let person: TestActor
let file: Buffer
let reader: CvReader
beforeAll(async () => {
  app = await startTestApp()
  file = await cvPdf(careerCv)
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await createProfessional(app)
  reader = cvReader(app, person)
})

test('two jobs at one company and two degrees of one school are saved as two, and read again as two', async () => {
  await reader.upload(file)
  expect(saved(await reader.parse())).toEqual([3, 2, 9])
  const before = await reader.stored()
  expect(saved(await reader.parse())).toEqual([0, 0, 0])
  expect(await reader.stored()).toEqual(before)
})

describe('reading the same CV again saves nothing, after the person corrected of an experience', () => {
  const right = {
    position: 'Asistente contable',
    company: 'Banco Los Molles',
    startDate: '2015',
    endDate: '2017',
  }
  test.each<[string, object]>([
    ['both names', { ...right, position: 'Tesorera', company: 'Caja Retama' }],
    ['its dates, which no longer overlap', { ...right, startDate: '2009-03', endDate: '2010-01' }],
    [
      'everything',
      { position: 'Tesorera', company: 'Caja Retama', startDate: '2009-03', endDate: '2010-01' },
    ],
  ])('%s', async (_, corrected) => {
    await reader.upload(file)
    await reader.parse()
    const id = await reader.workAt('Asistente contable')
    await reader.change('PUT', `/api/experiences/${id}`, corrected)
    const before = await reader.stored()
    const again = await reader.parse()
    expect([saved(again), outcomesOf(again)]).toEqual([
      [0, 0, 0],
      ['known', 'known', 'known'],
    ])
    expect(await reader.stored()).toEqual(before)
  })

  test('twice, one after the other, and the same file is put on the profile once more', async () => {
    await reader.upload(file)
    await reader.parse()
    const id = await reader.workAt('Asistente contable')
    for (const corrected of [
      { ...right, company: 'Caja Retama', position: 'Tesorera' },
      { position: 'Jefa de caja', company: 'Retama', startDate: '2001', endDate: '2002' },
    ]) {
      await reader.change('PUT', `/api/experiences/${id}`, corrected)
      expect(saved(await reader.parse())).toEqual([0, 0, 0])
    }
    await reader.upload(file)
    expect(saved(await reader.parse())).toEqual([0, 0, 0])
    expect((await reader.stored()).worked).toHaveLength(3)
  })

  test('a name, where the CV tells no dates and the person wrote them', async () => {
    const undated = [
      ...careerCv.slice(0, 4),
      'Asistente contable, Banco Los Molles',
      '• Preparé los cierres de mes.',
      ...careerCv.slice(careerCv.indexOf('# Educación')),
    ]
    await reader.upload(await cvPdf(undated))
    await reader.parse()
    const before = (await reader.stored()).worked
    const open = before.find(({ startDate }) => startDate === null)
    expect(open).toBeDefined()
    await reader.change('PUT', `/api/experiences/${open!.id}`, {
      position: open!.position,
      company: 'Molle y Compañía',
      startDate: '2011-05',
      endDate: '2012-05',
    })
    expect(saved(await reader.parse())).toEqual([0, 0, 0])
    expect((await reader.stored()).worked).toHaveLength(before.length)
  })
})

test('reading again saves nothing after both names and the dates of a study were corrected', async () => {
  await reader.upload(file)
  await reader.parse()
  await reader.change('PUT', `/api/education/${(await reader.stored()).studied[0]!.id}`, {
    degree: 'Licenciatura',
    institution: 'UNMSM, Facultad de Ciencias Matemáticas',
    startDate: '2010',
    endDate: '2012',
  })
  expect(saved(await reader.parse())).toEqual([0, 0, 0])
  expect((await reader.stored()).studied).toHaveLength(2)
})

test('what the person renamed or removed from the lists does not come back from the same file', async () => {
  await reader.upload(file)
  await reader.parse()
  const names = (await reader.stored()).skills
    .filter(({ kind }) => kind === 'technical' || kind === 'soft')
    .map(({ name }) => name)
  const kept = names
    .filter((name) => name !== 'SQL')
    .map((name) => (name === 'SAP FI' ? 'SAP finanzas Perú' : name))
  await reader.change('PATCH', `/api/professionals/${person.id}`, { skills: kept, languages: [] })
  const before = await reader.stored()
  expect(saved(await reader.parse())).toEqual([0, 0, 0])
  expect(await reader.stored()).toEqual(before)
})

describe('what the person deleted', () => {
  beforeEach(async () => {
    await reader.upload(file)
    await reader.parse()
    await reader.change('DELETE', `/api/experiences/${await reader.workAt('Asistente de reportes')}`)
    await reader.change('DELETE', `/api/education/${(await reader.stored()).studied[0]!.id}`)
  })

  test('does not come back from the same file, which says that it was deleted', async () => {
    const before = await reader.stored()
    const body = await reader.parse()
    expect([saved(body), outcomesOf(body)]).toEqual([
      [0, 0, 0],
      ['known', 'deleted', 'known'],
    ])
    expect(body.message).toBe('Tu perfil ya tenía lo que encontramos en tu CV, o lo borraste de ahí.')
    expect(await reader.stored()).toEqual(before)
  })

  test('comes back when the person takes it over in the review, and stays known', async () => {
    const experience = {
      position: 'Asistente de reportes',
      company: 'Tupay Retail',
      startDate: '2018',
      endDate: '2020',
      current: false,
    }
    expect(saved(await reader.parse({ experiences: [experience] }))).toEqual([1, 0, 0])
    expect(outcomesOf(await reader.parse())).toEqual(['known', 'known', 'known'])
  })

  test('comes back when the CV is put on the profile anew', async () => {
    await reader.upload(file)
    const body = await reader.parse()
    expect(saved(body)).toEqual([1, 1, 0])
    expect((await reader.findings()).every(({ cvId }) => cvId !== null)).toBe(true)
  })
})
