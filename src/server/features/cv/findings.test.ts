import { readFile } from 'node:fs/promises'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { cvFindings } from '#server/db/schema/careers.table.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPdf } from '#tests/support/cv-pdf.ts'
import { careerCv, cvReader, type CvReader, outcomesOf, saved } from '#tests/support/cv-reader.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'
import { exportOf, forget } from '#server/features/professionals/personal-data.queries.ts'

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

test('what the person typed in other words is what the CV says: acronyms, other names of a skill, other languages', async () => {
  await reader.change('POST', reader.own('education'), {
    degree: 'Bachiller en Estadística',
    institution: 'UNMSM',
  })
  await reader.change('PATCH', `/api/professionals/${person.id}`, {
    skills: ['Microsoft Excel', 'PowerBI', 'JS', 'C++'],
    languages: [{ name: 'English', level: null }],
  })
  const typed = await reader.stored()
  await reader.upload(file)
  const body = await reader.parse()
  const { studied, skills } = await reader.stored()
  expect(studied[0]).toEqual(typed.studied[0])
  expect(body.educations.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['known', 'saved'])
  expect(skills.slice(0, typed.skills.length)).toEqual(typed.skills)
  expect(skills.slice(typed.skills.length).map(({ name }) => name)).toEqual(['SQL', 'C', 'SAP FI', 'Quechua'])
  expect([body.savedEducations, body.savedSkills]).toEqual([1, 4])
  expect(saved(await reader.parse())).toEqual([0, 0, 0])
})

test('a typed entry that a CV repeated is known from then on, whatever the person makes of it', async () => {
  const typed = { position: 'ASISTENTE CONTABLE', company: 'Banco Los Molles S.A.', startDate: '2015-02' }
  const typedRow = await reader.change('POST', reader.own('experiences'), { ...typed, endDate: '2017-01' })
  await reader.upload(file)
  expect(saved(await reader.parse())[0]).toBe(2)
  await reader.change('PUT', `/api/experiences/${typedRow.id}`, {
    position: 'Tesorera',
    company: 'Retama',
    startDate: '2001',
    endDate: '2002',
  })
  expect(saved(await reader.parse())).toEqual([0, 0, 0])
  expect((await reader.stored()).worked[0]).toMatchObject({ position: 'Tesorera', source: 'typed' })
})

test('what was corrected in the review is known when the whole CV is read afterwards', async () => {
  await reader.upload(file)
  const readAs = {
    what: 'Asistente contable',
    where: 'Banco Los Molles',
    startDate: '2015',
    endDate: '2017',
    current: false,
  }
  const corrected = {
    position: 'Tesorera',
    company: 'Caja Retama',
    startDate: '2009',
    endDate: '2010',
    current: false,
    readAs,
  }
  const skills = { technical: ['SAP finanzas Perú'], readAs: [{ kind: 'technical', name: 'SAP FI' }] }
  expect(saved(await reader.parse({ experiences: [corrected], skills }))).toEqual([1, 0, 1])
  const body = await reader.parse()
  expect([saved(body), outcomesOf(body)]).toEqual([
    [2, 2, 8],
    ['saved', 'saved', 'known'],
  ])
})

test('what was read is in the download of the own data and leaves with the account', async () => {
  await reader.upload(file)
  await reader.parse()
  expect((await reader.findings()).length).toBe(14)
  const { db } = app.deps
  const whoever = { professionalId: person.id } as Parameters<typeof exportOf>[1]
  expect((await exportOf(db, whoever))['leido-de-tu-cv']).toContainEqual(
    expect.objectContaining({ kind: 'experience', what: 'Asistente contable', place: 'Banco Los Molles' }),
  )
  await forget(db, whoever)
  expect(await reader.findings()).toEqual([])
})

test('the reading for the review says what the profile has, whatever it calls it, and what was deleted', async () => {
  await reader.upload(file)
  await reader.parse()
  await reader.change('PUT', `/api/experiences/${await reader.workAt('Asistente contable')}`, {
    position: 'Tesorera',
    company: 'Caja Retama',
    startDate: '2009',
    endDate: '2010',
  })
  await reader.change('DELETE', `/api/experiences/${await reader.workAt('Asistente de reportes')}`)
  await reader.change('PATCH', `/api/professionals/${person.id}`, { skills: ['Microsoft Excel'] })
  const { body } = await app.request({ url: reader.own('cv-reading'), headers: person.headers })
  const { experiences: works, educations, skills } = body.extractedData
  expect(outcomesOf({ experiences: works })).toEqual(['known', 'deleted', 'known'])
  expect(outcomesOf({ experiences: educations })).toEqual(['known', 'known'])
  expect(skills.known).toContainEqual({ kind: 'technical', name: 'Excel' })
  expect(skills.deleted).toContainEqual({ kind: 'technical', name: 'Power BI' })
  const uploaded = (await reader.upload(file)).body.extractedData
  expect(outcomesOf(uploaded)).toEqual(['known', 'new', 'known'])
  expect(uploaded.skills.deleted).toEqual([])
})

test('what a CV left in profiles before its words were written down is known, whatever is made of it from then on', async () => {
  await reader.upload(file)
  await reader.parse()
  const before = await reader.findings()
  const { db } = app.deps
  await db.delete(cvFindings).where(eq(cvFindings.professionalId, person.id))
  const migration = new URL('../../db/migrations/0021_cv_findings.sql', import.meta.url)
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint')
  const inserts = statements.filter((statement) => statement.includes('INSERT INTO'))
  expect(inserts).toHaveLength(3)
  for (const insert of inserts) await db.execute(sql.raw(insert))
  const said = (rows: typeof before) => rows.map(({ kind, what }) => `${kind} ${what}`).toSorted()
  expect(said(await reader.findings())).toEqual(said(before))
  await reader.change('PUT', `/api/experiences/${await reader.workAt('Asistente contable')}`, {
    position: 'Tesorera',
    company: 'Caja Retama',
    startDate: '2009',
    endDate: '2010',
  })
  await reader.change('DELETE', `/api/experiences/${await reader.workAt('Asistente de reportes')}`)
  expect(saved(await reader.parse())).toEqual([0, 0, 0])
})
