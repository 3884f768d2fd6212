import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { education, experiences, professionalSkills } from '#server/db/schema/careers.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { cvPdf, sampleCv, scannedPdf } from '#tests/support/cv-pdf.ts'
import { cvPart, multipart, pdf } from '#tests/support/multipart.ts'
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

const upload = (content: Buffer, actor = person) =>
  app.request({
    method: 'POST',
    url: `/api/professionals/${actor.id}/cv-upload`,
    ...multipart([cvPart(content)], actor.headers),
  })
const parse = (actor = person) =>
  app.request({
    method: 'POST',
    url: `/api/professionals/${actor.id}/parse-cv`,
    headers: actor.headers,
  })
/** The content of the profile. */
async function stored({ id } = person) {
  const { db } = app.deps
  const [profile] = await db.select().from(professionals).where(eq(professionals.id, id))
  const worked = await db.select().from(experiences).where(eq(experiences.professionalId, id))
  const studied = await db.select().from(education).where(eq(education.professionalId, id))
  const skills = await db
    .select()
    .from(professionalSkills)
    .where(eq(professionalSkills.professionalId, id))
    .orderBy(asc(professionalSkills.id))
  return { profile, worked, studied, skills }
}
const own = (path: string, actor = person) =>
  app.request({ url: `/api/professionals/${actor.id}/${path}`, headers: actor.headers })

describe('an upload', () => {
  test('answers with what was read, each value with its confidence and its place, and saves none of it', async () => {
    const { status, body } = await upload(sample)
    expect([status, body.extractionProblem]).toEqual([200, null])
    const { contact, experiences: worked, educations, skills } = body.extractedData!
    expect(contact.name).toMatchObject({ value: 'Rosa Quispe Huamán', from: [{ page: 1 }] })
    expect(contact.name!.confidence).toBeGreaterThan(0)
    expect(
      worked.map((entry) => [
        entry.position!.value,
        entry.company!.value,
        entry.start!.value,
        entry.isCurrent,
      ]),
    ).toEqual([
      ['Analista de datos', 'Tupay Retail', '2021', true],
      ['Asistente de reportes', 'Banco Los Molles', '2018', false],
    ])
    expect(educations).toHaveLength(1)
    expect(skills.technical.map(({ value }: { value: string }) => value)).toEqual([
      'SQL',
      'Python',
      'Power BI',
      'Excel',
    ])
    const { profile, worked: saved } = await stored()
    expect(saved).toEqual([])
    expect(profile?.title).toBeNull()
  })

  test.each<[string, () => Buffer | Promise<Buffer>, string, RegExp]>([
    ['a password', () => cvPdf(sampleCv, 'secreta'), 'document_encrypted', /contraseña/],
    ['a scan', scannedPdf, 'document_without_text', /imagen/],
    ['no page', () => pdf(), 'document_without_text', /texto/],
    ['half of its bytes', async () => (await cvPdf()).subarray(0, 900), 'document_broken', /dañado/],
  ])('with %s is kept, and says why it was not read', async (_, make, code, message) => {
    const { status, body } = await upload(await make())
    expect([status, body.success, body.extractedData]).toEqual([200, true, null])
    expect(body.extractionProblem).toEqual({ code, message: expect.stringMatching(message) })
    expect((await own('cv')).status).toBe(200)
    const parsed = await parse()
    expect([parsed.status, parsed.body.code, parsed.body.message]).toEqual([
      422,
      code,
      body.extractionProblem!.message,
    ])
  })
})

describe('parse-cv', () => {
  test('saves what is new and fills the empty fields of the profile', async () => {
    await upload(sample)
    const { status, body } = await parse()
    expect(status).toBe(200)
    expect(body).toMatchObject({
      success: true,
      savedExperiences: 2,
      savedEducations: 1,
      savedSkills: 6,
      skills: {
        technical: ['SQL', 'Python', 'Power BI', 'Excel'],
        soft: [],
        languages: ['Inglés (avanzado)', 'Quechua (básico)'],
        certifications: [],
      },
      filledFields: ['title', 'phone', 'location', 'linkedin', 'summary'],
    })
    expect(body.message).toMatch(/^De tu CV guardamos 2 experiencias, 1 estudio, /)
    expect((await own('experiences')).body).toMatchObject([
      {
        position: 'Analista de datos',
        company: 'Tupay Retail',
        startDate: '2021',
        current: true,
        fromCv: true,
      },
      { position: 'Asistente de reportes', startDate: '2018', endDate: '2020', current: false, fromCv: true },
    ])
    expect((await own('education')).body).toMatchObject([
      { field: 'Estadística', fromCv: true, endDate: '2017' },
    ])
    const { profile, skills } = await stored()
    expect(profile).toMatchObject({
      title: 'Analista de datos',
      placeDepartment: 'Lima',
      placeDistrict: 'Miraflores',
      readCvId: profile?.cvId,
    })
    expect(skills.every(({ source }) => source === 'cv')).toBe(true)
    expect(skills.find(({ name }) => name === 'Inglés')).toMatchObject({
      kind: 'language',
      level: 'advanced',
    })
  })

  test('never saves twice, and says that the profile had it', async () => {
    await upload(sample)
    await parse()
    const before = await stored()
    const { body } = await parse()
    expect(body).toMatchObject({ savedExperiences: 0, savedEducations: 0, savedSkills: 0, filledFields: [] })
    expect(body.message).toBe('Tu perfil ya tenía lo que encontramos en tu CV.')
    expect(body.experiences.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['known', 'known'])
    expect(await stored()).toEqual(before)
  })

  test('asked for several times at once, saves once', async () => {
    await upload(sample)
    const replies = await Promise.all([parse(), parse(), parse(), parse()])
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(replies.map(({ body }) => body.savedExperiences).filter((saved) => saved > 0)).toEqual([2])
    const { worked, studied, skills } = await stored()
    expect([worked.length, studied.length, skills.length]).toEqual([2, 1, 6])
  })

  test('never writes over what the person typed', async () => {
    const typed = {
      title: 'Científica de datos',
      phone: '900 000 099',
      location: 'Cusco',
      summary: 'Lo mío.',
    }
    person = await createProfessional(app, { ...typed, skills: 'sql' })
    await app.request({
      method: 'POST',
      url: `/api/professionals/${person.id}/experiences`,
      headers: person.headers,
      payload: {
        position: 'ANALISTA DE DATOS',
        company: 'Tupay Retail S.A.C.',
        startDate: '2021-02',
        current: true,
      },
    })
    await upload(sample)
    const { body } = await parse()
    expect(body).toMatchObject({ savedExperiences: 1, savedSkills: 5, filledFields: ['linkedin'] })
    const { profile, worked, skills } = await stored()
    expect(profile).toMatchObject({ ...typed, placeDepartment: null })
    expect(worked.map(({ position, source }) => [position, source])).toEqual([
      ['ANALISTA DE DATOS', 'typed'],
      ['Asistente de reportes', 'cv'],
    ])
    expect(skills[0]).toMatchObject({ name: 'sql', source: 'typed' })
  })

  test('does not bring back what the person corrected or deleted', async () => {
    await upload(sample)
    await parse()
    const [first, second] = (await own('experiences')).body
    await app.request({
      method: 'PUT',
      url: `/api/experiences/${first.id}`,
      headers: person.headers,
      payload: { position: 'Analista sénior', company: 'Tupay Retail', startDate: '2021-05', current: true },
    })
    expect((await parse()).body.savedExperiences).toBe(0)
    await app.request({ method: 'DELETE', url: `/api/experiences/${second.id}`, headers: person.headers })
    expect((await parse()).body.savedExperiences).toBe(0)
    expect((await stored()).worked).toHaveLength(1)
  })

  test('leaves an entry without a company for the person to complete, and invents none', async () => {
    const incomplete = sampleCv.map((line) =>
      line.startsWith('Analista de datos,') ? 'Analista de datos (2021 - actualidad)' : line,
    )
    await upload(await cvPdf(incomplete))
    const { body } = await parse()
    expect(body.savedExperiences).toBe(1)
    expect(body.experiences[0]).toMatchObject({
      position: 'Analista de datos',
      company: null,
      outcome: 'incomplete',
    })
  })

  test('without a CV says so', async () => {
    expect(await parse()).toMatchObject({ status: 404, body: { message: 'Aún no has subido tu CV.' } })
  })

  test('of somebody else’s profile there is none', async () => {
    await upload(sample)
    const stranger = await createProfessional(app)
    const url = `/api/professionals/${person.id}/parse-cv`
    expect((await app.request({ method: 'POST', url, headers: stranger.headers })).status).toBe(404)
  })
})

describe('the test page of the reader', () => {
  const read = (payload: object) => app.request({ method: 'POST', url: '/api/test-cv-parser', payload })

  test('reads a pasted text and counts what it found', async () => {
    const { status, body } = await read({ testText: sampleCv.join('\n').replaceAll('# ', '') })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, experienceCount: 2, educationCount: 1 })
    expect(body.experiences[1]).toMatchObject({
      position: 'Asistente de reportes',
      company: 'Banco Los Molles',
    })
    expect(body.education[0]).toMatchObject({ institution: 'Universidad Nacional Mayor de San Marcos' })
  })

  test('finds nothing in a text that is no CV, and wants a text', async () => {
    expect((await read({ testText: 'Vendo refrigeradora.' })).body).toMatchObject({
      experienceCount: 0,
      education: [],
    })
    expect(await read({ testText: '  ' })).toMatchObject({
      status: 400,
      body: { fields: { testText: 'Pega el texto de un CV' } },
    })
  })

  test('is not there without debug tools', async () => {
    const closed = await startTestApp({ DEBUG_TOOLS: 'off' })
    const payload = { testText: 'Vendo refrigeradora.' }
    const { status } = await closed.request({ method: 'POST', url: '/api/test-cv-parser', payload })
    await closed.close()
    expect(status).toBe(404)
  })
})
