import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPdf, scannedPdf } from '#tests/support/cv-pdf.ts'
import { cvPart, multipart } from '#tests/support/multipart.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let person: TestActor
let sample: Buffer
beforeAll(async () => {
  app = await startTestApp()
  sample = await cvPdf()
})
afterAll(() => app.close())
beforeEach(async () => {
  person = await createProfessional(app)
})

const upload = (actor = person) =>
  app.request({
    method: 'POST',
    url: `/api/professionals/${actor.id}/cv-upload`,
    ...multipart([cvPart(sample)], actor.headers),
  })
const keep = (selection: object, actor = person) =>
  app.request({
    method: 'POST',
    url: `/api/professionals/${actor.id}/parse-cv`,
    headers: actor.headers,
    payload: { selection },
  })
async function stored() {
  const { db } = app.deps
  const [profile] = await db.select().from(professionals).where(eq(professionals.id, person.id))
  const worked = await db
    .select()
    .from(experiences)
    .where(eq(experiences.professionalId, person.id))
    .orderBy(asc(experiences.id))
  const skills = await db
    .select()
    .from(professionalSkills)
    .where(eq(professionalSkills.professionalId, person.id))
    .orderBy(asc(professionalSkills.id))
  return { profile, worked, skills }
}
const analyst = {
  position: 'Analista de datos',
  company: 'Tupay Retail',
  location: 'Lima',
  startDate: '2021',
  endDate: null,
  current: true,
  description: 'Automaticé el reporte semanal.',
}

test('a reviewed selection keeps what was accepted, as it was corrected, and nothing else of the CV', async () => {
  await upload()
  const { status, body } = await keep({
    title: 'Analista sénior',
    experiences: [analyst],
    skills: { technical: ['SQL'], languages: [{ name: 'Inglés', level: 'advanced' }] },
  })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    savedExperiences: 1,
    savedEducations: 0,
    savedSkills: 2,
    filledFields: ['title'],
  })
  const { profile, worked, skills } = await stored()
  expect(profile).toMatchObject({
    title: 'Analista sénior',
    phone: null,
    summary: null,
    readCvId: profile?.cvId,
  })
  expect(worked).toMatchObject([{ company: 'Tupay Retail', isCurrent: true, source: 'cv' }])
  expect(skills.map(({ name, level }) => [name, level])).toEqual([
    ['SQL', null],
    ['Inglés', 'advanced'],
  ])
})

test('an address in a selection is kept as its place, and one without a place is left out', async () => {
  person = await createProfessional(app)
  await upload()
  const { body } = await keep({
    location: 'Mz. B Lt. 12 Urb. Santa Rosa, Los Olivos',
    experiences: [
      { ...analyst, location: 'Jr. Huallaga 432' },
      { ...analyst, company: 'Qantu', location: 'Av. Pardo 500, Miraflores' },
    ],
  })
  expect(body.filledFields).toEqual(['location'])
  const { profile, worked } = await stored()
  expect(profile).toMatchObject({ location: 'Los Olivos, Lima', placeDistrict: 'Los Olivos' })
  expect(worked.find(({ company }) => company === 'Qantu')!.location).toBe('Miraflores, Lima')
  expect(worked.find(({ company }) => company === 'Tupay Retail')!.location).toBeNull()
})

test('a selection sent twice, or twice at once, is saved once', async () => {
  await upload()
  const selection = { experiences: [analyst], skills: { technical: ['SQL'] } }
  const replies = await Promise.all([keep(selection), keep(selection), keep(selection)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
  const { worked, skills } = await stored()
  expect([worked.length, skills.length]).toEqual([1, 1])
})

test('a selection never writes over what the person typed', async () => {
  person = await createProfessional(app, { title: 'Científica de datos', skills: 'sql' })
  await upload()
  const { body } = await keep({
    title: 'Analista',
    phone: '900 000 021',
    skills: { technical: ['SQL', 'R'] },
  })
  expect(body).toMatchObject({ filledFields: ['phone'], savedSkills: 1 })
  const { profile, skills } = await stored()
  expect(profile).toMatchObject({ title: 'Científica de datos', phone: '900 000 021' })
  expect(skills.map(({ name }) => name)).toEqual(['sql', 'R'])
})

test('a selection without a CV, and one that names no company or a foreign address, are refused by name', async () => {
  expect(await keep({ title: 'Analista' })).toMatchObject({ status: 404 })
  await upload()
  const refused = await keep({ experiences: [{ ...analyst, company: ' ' }], linkedin: 'javascript:alert(1)' })
  expect(refused.status).toBe(400)
  expect(Object.values(refused.body.fields!)).toEqual(
    expect.arrayContaining([
      'Escribe el nombre de la empresa',
      'Escribe la dirección de tu perfil, como linkedin.com/in/tu-nombre',
    ]),
  )
  expect((await stored()).worked).toEqual([])
})

test('a selection for somebody else’s profile finds none', async () => {
  await upload()
  const stranger = await createProfessional(app)
  const reply = await app.request({
    method: 'POST',
    url: `/api/professionals/${person.id}/parse-cv`,
    headers: stranger.headers,
    payload: { selection: { title: 'Otra' } },
  })
  expect(reply.status).toBe(404)
})

const read = (actor = person, of = person) =>
  app.request({ url: `/api/professionals/${of.id}/cv-reading`, headers: actor.headers })

test('the CV on the profile is read again for its review as the upload read it, and nothing is saved', async () => {
  const uploaded = (await upload()).body.extractedData
  const { status, body } = await read()
  expect(status).toBe(200)
  expect(body.extractedData).toEqual(uploaded)
  expect(body.extractedData.experiences[0]!.company).toMatchObject({
    value: 'Tupay Retail',
    confidence: expect.any(Number),
    from: [{ page: 1, text: 'Analista de datos, Tupay Retail (2021 - actualidad)' }],
  })
  const { profile, worked, skills } = await stored()
  expect([profile?.title, profile?.readCvId, worked, skills]).toEqual([null, null, [], []])
})

test('without a CV there is nothing to read, and one that has no text says why', async () => {
  expect(await read()).toMatchObject({ status: 404, body: { message: 'Aún no has subido tu CV.' } })
  const scan = multipart([cvPart(await scannedPdf())], person.headers)
  await app.request({ method: 'POST', url: `/api/professionals/${person.id}/cv-upload`, ...scan })
  expect(await read()).toMatchObject({ status: 422, body: { code: 'document_without_text' } })
})

test('nobody reads the CV of somebody else', async () => {
  await upload()
  expect((await read(await createProfessional(app))).status).toBe(404)
})
