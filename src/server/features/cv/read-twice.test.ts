import { readFile } from 'node:fs/promises'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cvFindings, education, experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPdf } from '#tests/support/cv-pdf.ts'
import { cvPart, multipart } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

const lines = [
  'Rosa Quispe Huamán',
  'Analista de datos',
  'Miraflores, Lima | 900 000 021 | rosa.quispe@ejemplo.pe',
  '# Experiencia laboral',
  'Analista de datos, Tupay Retail (2021 - actualidad)',
  '• Automaticé el reporte semanal de ventas de 40 tiendas.',
  'Asistente de reportes, Tupay Retail (2018 - 2020)',
  '• Preparé los reportes diarios de riesgo.',
  'Asistente contable, Banco Los Molles (2015 - 2017)',
  '• Preparé los cierres de mes.',
  '# Educación',
  'Bachiller en Estadística, Universidad Nacional Mayor de San Marcos (2013 - 2017)',
  'Maestría en Estadística, Universidad Nacional Mayor de San Marcos (2018 - 2019)',
  '# Habilidades',
  'SQL, C, C++, SAP FI, Power BI, Excel, JavaScript',
  '# Idiomas',
  'Inglés avanzado, Quechua básico',
]

let app: TestApp
let person: TestActor
let file: Buffer
beforeAll(async () => {
  app = await startTestApp()
  file = await cvPdf(lines)
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await createProfessional(app)
})

const call = (method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) =>
  app.request({ method, url, headers: person.headers, ...(payload ? { payload } : {}) })
async function change(method: 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string, payload?: object) {
  const { status, body } = await call(method, url, payload)
  expect([200, 201, 204], JSON.stringify(body)).toContain(status)
  return body
}
const own = (path: string) => `/api/professionals/${person.id}/${path}`
const upload = (content = file) =>
  app.request({ method: 'POST', url: own('cv-upload'), ...multipart([cvPart(content)], person.headers) })
async function parse(selection?: object) {
  const { status, body } = await call('POST', own('parse-cv'), selection ? { selection } : {})
  expect(status, JSON.stringify(body)).toBe(200)
  return body
}
const saved = (body: Record<string, number>) => [
  body['savedExperiences'],
  body['savedEducations'],
  body['savedSkills'],
]
const outcomesOf = (body: { experiences: { outcome: string }[] }) =>
  body.experiences.map(({ outcome }) => outcome)

/** What the profile holds, in the order in which it came. */
async function stored() {
  const { db } = app.deps
  const of = { worked: experiences, studied: education, skills: professionalSkills }
  const [worked, studied, skills] = await Promise.all([
    db.select().from(of.worked).where(eq(of.worked.professionalId, person.id)).orderBy(asc(of.worked.id)),
    db.select().from(of.studied).where(eq(of.studied.professionalId, person.id)).orderBy(asc(of.studied.id)),
    db.select().from(of.skills).where(eq(of.skills.professionalId, person.id)).orderBy(asc(of.skills.id)),
  ])
  return { worked, studied, skills }
}
const findings = () => app.deps.db.select().from(cvFindings).where(eq(cvFindings.professionalId, person.id))
const workAt = async (position: string) =>
  (await stored()).worked.find((entry) => entry.position === position)!.id
const studyOf = async (degree: string) =>
  (await stored()).studied.find((entry) => entry.degree === degree)!.id

test('two jobs at one company and two degrees of one school are saved as two, and read again as two', async () => {
  await upload()
  expect(saved(await parse())).toEqual([3, 2, 9])
  const before = await stored()
  expect(saved(await parse())).toEqual([0, 0, 0])
  expect(await stored()).toEqual(before)
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
    await upload()
    await parse()
    const id = await workAt('Asistente contable')
    await change('PUT', `/api/experiences/${id}`, corrected)
    const before = await stored()
    const again = await parse()
    expect([saved(again), outcomesOf(again)]).toEqual([
      [0, 0, 0],
      ['known', 'known', 'known'],
    ])
    expect(await stored()).toEqual(before)
  })

  test('twice, one after the other, and the same file is put on the profile once more', async () => {
    await upload()
    await parse()
    const id = await workAt('Asistente contable')
    for (const corrected of [
      { ...right, company: 'Caja Retama', position: 'Tesorera' },
      { position: 'Jefa de caja', company: 'Retama', startDate: '2001', endDate: '2002' },
    ]) {
      await change('PUT', `/api/experiences/${id}`, corrected)
      expect(saved(await parse())).toEqual([0, 0, 0])
    }
    await upload()
    expect(saved(await parse())).toEqual([0, 0, 0])
    expect((await stored()).worked).toHaveLength(3)
  })

  test('a name, where the CV tells no dates and the person wrote them', async () => {
    const undated = [
      ...lines.slice(0, 4),
      'Asistente contable, Banco Los Molles',
      '• Preparé los cierres de mes.',
      ...lines.slice(lines.indexOf('# Educación')),
    ]
    await upload(await cvPdf(undated))
    await parse()
    const before = (await stored()).worked
    const open = before.find(({ startDate }) => startDate === null)
    expect(open).toBeDefined()
    await change('PUT', `/api/experiences/${open!.id}`, {
      position: open!.position,
      company: 'Molle y Compañía',
      startDate: '2011-05',
      endDate: '2012-05',
    })
    expect(saved(await parse())).toEqual([0, 0, 0])
    expect((await stored()).worked).toHaveLength(before.length)
  })
})

test('reading again saves nothing after both names and the dates of a study were corrected', async () => {
  await upload()
  await parse()
  const degree = (await stored()).studied[0]!.degree
  await change('PUT', `/api/education/${await studyOf(degree)}`, {
    degree: 'Licenciatura',
    institution: 'UNMSM, Facultad de Ciencias Matemáticas',
    startDate: '2010',
    endDate: '2012',
  })
  expect(saved(await parse())).toEqual([0, 0, 0])
  expect((await stored()).studied).toHaveLength(2)
})

test('what the person typed in other words is what the CV says: acronyms, other names of a skill, other languages', async () => {
  await change('POST', own('education'), { degree: 'Bachiller en Estadística', institution: 'UNMSM' })
  await change('PATCH', `/api/professionals/${person.id}`, {
    skills: ['Microsoft Excel', 'PowerBI', 'JS', 'C++'],
    languages: [{ name: 'English', level: null }],
  })
  const typed = await stored()
  await upload()
  const body = await parse()
  const { studied, skills } = await stored()
  expect(studied[0]).toEqual(typed.studied[0])
  expect(body.educations.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['known', 'saved'])
  expect(skills.slice(0, typed.skills.length)).toEqual(typed.skills)
  expect(skills.slice(typed.skills.length).map(({ name }) => name)).toEqual(['SQL', 'C', 'SAP FI', 'Quechua'])
  expect([body.savedEducations, body.savedSkills]).toEqual([1, 4])
  expect(saved(await parse())).toEqual([0, 0, 0])
})

test('a typed entry that a CV repeated is known from then on, whatever the person makes of it', async () => {
  const typed = { position: 'ASISTENTE CONTABLE', company: 'Banco Los Molles S.A.', startDate: '2015-02' }
  const typedRow = await change('POST', own('experiences'), { ...typed, endDate: '2017-01' })
  await upload()
  expect(saved(await parse())[0]).toBe(2)
  await change('PUT', `/api/experiences/${typedRow.id}`, {
    position: 'Tesorera',
    company: 'Retama',
    startDate: '2001',
    endDate: '2002',
  })
  expect(saved(await parse())).toEqual([0, 0, 0])
  expect((await stored()).worked[0]).toMatchObject({ position: 'Tesorera', source: 'typed' })
})

test('what the person renamed or removed from the lists does not come back from the same file', async () => {
  await upload()
  await parse()
  const names = (await stored()).skills
    .filter(({ kind }) => kind === 'technical' || kind === 'soft')
    .map(({ name }) => name)
  const kept = names
    .filter((name) => name !== 'SQL')
    .map((name) => (name === 'SAP FI' ? 'SAP finanzas Perú' : name))
  await change('PATCH', `/api/professionals/${person.id}`, { skills: kept, languages: [] })
  const before = await stored()
  expect(saved(await parse())).toEqual([0, 0, 0])
  expect(await stored()).toEqual(before)
})

describe('what the person deleted', () => {
  beforeEach(async () => {
    await upload()
    await parse()
    await change('DELETE', `/api/experiences/${await workAt('Asistente de reportes')}`)
    await change('DELETE', `/api/education/${(await stored()).studied[0]!.id}`)
  })

  test('does not come back from the same file, which says that it was deleted', async () => {
    const before = await stored()
    const body = await parse()
    expect([saved(body), outcomesOf(body)]).toEqual([
      [0, 0, 0],
      ['known', 'deleted', 'known'],
    ])
    expect(body.message).toBe('Tu perfil ya tenía lo que encontramos en tu CV, o lo borraste de ahí.')
    expect(await stored()).toEqual(before)
  })

  test('comes back when the person takes it over in the review, and stays known', async () => {
    const experience = {
      position: 'Asistente de reportes',
      company: 'Tupay Retail',
      startDate: '2018',
      endDate: '2020',
      current: false,
    }
    expect(saved(await parse({ experiences: [experience] }))).toEqual([1, 0, 0])
    expect(outcomesOf(await parse())).toEqual(['known', 'known', 'known'])
  })

  test('comes back when the CV is put on the profile anew', async () => {
    await upload()
    const body = await parse()
    expect(saved(body)).toEqual([1, 1, 0])
    expect((await findings()).every(({ cvId }) => cvId !== null)).toBe(true)
  })
})

test('what was corrected in the review is known when the whole CV is read afterwards', async () => {
  await upload()
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
  expect(saved(await parse({ experiences: [corrected], skills }))).toEqual([1, 0, 1])
  const body = await parse()
  expect([saved(body), outcomesOf(body)]).toEqual([
    [2, 2, 8],
    ['saved', 'saved', 'known'],
  ])
})

test('what was read is in the download of the own data and leaves with the account', async () => {
  await upload()
  await parse()
  expect((await findings()).length).toBe(14)
  const { exportOf, forget } = await import('../professionals/personal-data.queries.ts')
  const { db } = app.deps
  const whoever = { professionalId: person.id } as Parameters<typeof exportOf>[1]
  expect((await exportOf(db, whoever))['leido-de-tu-cv']).toContainEqual(
    expect.objectContaining({ kind: 'experience', what: 'Asistente contable', place: 'Banco Los Molles' }),
  )
  await forget(db, whoever)
  expect(await findings()).toEqual([])
})

test('the reading for the review says what the profile has, whatever it calls it, and what was deleted', async () => {
  await upload()
  await parse()
  await change('PUT', `/api/experiences/${await workAt('Asistente contable')}`, {
    position: 'Tesorera',
    company: 'Caja Retama',
    startDate: '2009',
    endDate: '2010',
  })
  await change('DELETE', `/api/experiences/${await workAt('Asistente de reportes')}`)
  await change('PATCH', `/api/professionals/${person.id}`, { skills: ['Microsoft Excel'] })
  const { body } = await app.request({ url: own('cv-reading'), headers: person.headers })
  const { experiences: works, educations, skills } = body.extractedData
  expect(outcomesOf({ experiences: works })).toEqual(['known', 'deleted', 'known'])
  expect(outcomesOf({ experiences: educations })).toEqual(['known', 'known'])
  expect(skills.known).toContainEqual({ kind: 'technical', name: 'Excel' })
  expect(skills.deleted).toContainEqual({ kind: 'technical', name: 'Power BI' })
  const uploaded = (await upload()).body.extractedData
  expect(outcomesOf(uploaded)).toEqual(['known', 'new', 'known'])
  expect(uploaded.skills.deleted).toEqual([])
})

test('what a CV left in profiles before its words were written down is known, whatever is made of it from then on', async () => {
  await upload()
  await parse()
  const before = await findings()
  const { db } = app.deps
  await db.delete(cvFindings).where(eq(cvFindings.professionalId, person.id))
  const migration = new URL('../../db/migrations/0020_cv_findings.sql', import.meta.url)
  const statements = (await readFile(migration, 'utf8')).split('--> statement-breakpoint')
  const inserts = statements.filter((statement) => statement.includes('INSERT INTO'))
  expect(inserts).toHaveLength(3)
  for (const insert of inserts) await db.execute(sql.raw(insert))
  const said = (rows: typeof before) => rows.map(({ kind, what }) => `${kind} ${what}`).toSorted()
  expect(said(await findings())).toEqual(said(before))
  await change('PUT', `/api/experiences/${await workAt('Asistente contable')}`, {
    position: 'Tesorera',
    company: 'Caja Retama',
    startDate: '2009',
    endDate: '2010',
  })
  await change('DELETE', `/api/experiences/${await workAt('Asistente de reportes')}`)
  expect(saved(await parse())).toEqual([0, 0, 0])
})
