import { afterAll, beforeAll, expect, test } from 'vitest'
import { education } from '#server/db/schema/careers.table.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const study = { degree: 'Bachiller', institution: 'Universidad del Valle Blanco', endDate: '2017-12' }

const add = (who: TestActor, payload: object, id = who.id) =>
  app.request({ method: 'POST', url: `/api/professionals/${id}/education`, headers: who.headers, payload })
const listOf = async (who: TestActor) =>
  (await app.request({ url: `/api/professionals/${who.id}/education` })).body

test('a study is added, corrected and deleted', async () => {
  const who = await createProfessional(app)
  const added = await add(who, study)
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({
    ...study,
    field: 'General',
    startDate: null,
    current: false,
    fromCv: false,
  })
  const url = `/api/education/${added.body.id}`
  const corrected = await app.request({
    method: 'PUT',
    url,
    headers: who.headers,
    payload: { ...study, field: 'Contabilidad', startDate: '2013', gpa: '16.2' },
  })
  expect(corrected.body).toMatchObject({ field: 'Contabilidad', startDate: '2013', gpa: '16.2' })
  const deleted = await app.request({ method: 'DELETE', url, headers: who.headers })
  expect(deleted.status).toBe(200)
  expect(await listOf(who)).toEqual([])
})

test('current studies come first, then the latest', async () => {
  const who = await createProfessional(app)
  await add(who, { ...study, degree: 'Bachiller' })
  await add(who, { ...study, degree: 'Diplomado', endDate: '2020' })
  await add(who, { degree: 'Maestría', institution: 'Escuela Andina', startDate: '2016', current: true })
  expect((await listOf(who)).map(({ degree }: { degree: string }) => degree)).toEqual([
    'Maestría',
    'Diplomado',
    'Bachiller',
  ])
})

test('degree and institution are required, and the end is not before the start', async () => {
  const who = await createProfessional(app)
  expect((await add(who, {})).body.fields).toEqual({
    degree: 'Escribe el título o grado',
    institution: 'Escribe el nombre de la institución',
  })
  expect((await add(who, { ...study, startDate: '2018' })).body.fields).toEqual({
    endDate: 'Elige una fecha de fin posterior a la de inicio',
  })
  expect((await add(who, { ...study, startDate: '2018', current: true })).body.endDate).toBeNull()
})

test('a study from the CV is the person’s own once they correct it', async () => {
  const who = await createProfessional(app)
  const [row] = await app.deps.db
    .insert(education)
    .values({ professionalId: who.id, degree: 'Bachiler', institution: 'UVB', source: 'cv' })
    .returning({ id: education.id })
  expect((await listOf(who))[0]!.fromCv).toBe(true)
  await app.request({
    method: 'PUT',
    url: `/api/education/${row?.id}`,
    headers: who.headers,
    payload: study,
  })
  expect((await listOf(who))[0]).toMatchObject({ degree: 'Bachiller', fromCv: false })
})

test('somebody else’s studies are not there to change', async () => {
  const [who, other] = [await createProfessional(app), await createProfessional(app)]
  const { body } = await add(who, study)
  const url = `/api/education/${body.id}`
  const put = await app.request({ method: 'PUT', url, headers: other.headers, payload: study })
  expect(put.status).toBe(404)
  expect((await app.request({ method: 'DELETE', url, headers: other.headers })).status).toBe(404)
  expect((await add(other, study, who.id)).status).toBe(404)
  expect(await listOf(who)).toHaveLength(1)
})
