import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { professionalSkills } from '#server/db/schema/careers.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const change = (who: TestActor, payload: object, id = who.id) =>
  app.request({ method: 'PATCH', url: `/api/professionals/${id}`, headers: who.headers, payload })

const skillsOf = async (who: TestActor) =>
  app.deps.db
    .select({
      kind: professionalSkills.kind,
      name: professionalSkills.name,
      level: professionalSkills.level,
      source: professionalSkills.source,
    })
    .from(professionalSkills)
    .where(eq(professionalSkills.professionalId, who.id))
    .orderBy(professionalSkills.id)

const summary = 'Analista de datos con cuatro años en medios de pago y tableros de riesgo.'

test('only what is sent changes, and the reply is the record as it is now', async () => {
  const who = await createProfessional(app, { title: 'Analista', phone: '987654321', skills: 'SQL, Excel' })
  const reply = await change(who, { title: '  Analista sénior ', summary, experience: '4 años' })
  expect(reply.status).toBe(200)
  expect(reply.body).toMatchObject({
    firstName: 'Milagros',
    title: 'Analista sénior',
    phone: '987654321',
    summary,
    experience: '4 años',
    skills: 'SQL, Excel',
  })
  expect((await change(who, {})).body).toEqual(reply.body)
})

test('an empty text or null takes a field away, but for names and the summary', async () => {
  const who = await createProfessional(app, { title: 'Analista', phone: '987654321', linkedin: 'x' })
  const cleared = await change(who, { title: '', phone: null, linkedin: '  ' })
  expect(cleared.body).toMatchObject({ title: null, phone: null, linkedin: null })
  const refused = await change(who, { firstName: ' ', lastName: '', summary: '   ' })
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toEqual({
    firstName: 'Escribe tus nombres',
    lastName: 'Escribe tus apellidos',
    summary: 'Escribe tu resumen',
  })
})

test.each([
  [`  ${'a'.repeat(49)}  `, 'Amplía tu resumen a 50 caracteres o más'],
  ['a'.repeat(2001), 'Acorta tu resumen a 2,000 caracteres o menos'],
])('a summary has 50 to 2000 characters', async (text, message) => {
  const who = await createProfessional(app)
  const reply = await change(who, { summary: text })
  expect(reply.status).toBe(400)
  expect(reply.body.fields).toEqual({ summary: message })
  expect((await change(who, { summary: 'a'.repeat(50) })).status).toBe(200)
  expect((await change(who, { summary: 'a'.repeat(2000) })).status).toBe(200)
})

test('a place is kept as written and read as far as it is on the official list', async () => {
  const who = await createProfessional(app)
  const placeOf = async () =>
    (await app.deps.db.select().from(professionals).where(eq(professionals.id, who.id)))[0]
  expect((await change(who, { location: 'jesus maria, Lima' })).body.location).toBe('jesus maria, Lima')
  expect(await placeOf()).toMatchObject({ placeDepartment: 'Lima', placeDistrict: 'Jesús María' })
  await change(who, { location: 'Remoto' })
  expect(await placeOf()).toMatchObject({ location: 'Remoto', placeDepartment: null, placeDistrict: null })
})

test('only the place of an address is stored, and a street alone is refused', async () => {
  const who = await createProfessional(app)
  const { body } = await change(who, { location: 'Av. Arequipa 1234, Dpto. 502, Lince, Lima' })
  expect(body.location).toBe('Lince, Lima')
  const seen = await app.request({ url: `/api/professionals/${who.id}` })
  expect(seen.body.location).toBe('Lince, Lima')
  expect(seen.text).not.toContain('Arequipa')
  const refused = await change(who, { location: 'Jr. Los Geranios 245' })
  expect(refused.status).toBe(400)
  expect(refused.body.fields).toEqual({ location: 'Escribe tu distrito o ciudad, sin calle ni número' })
  expect((await change(who, {})).body.location).toBe('Lince, Lima')
})

test('only the place of a work address is stored', async () => {
  const who = await createProfessional(app)
  const add = (location: string) =>
    app.request({
      method: 'POST',
      url: `/api/professionals/${who.id}/experiences`,
      headers: who.headers,
      payload: { company: 'Tupay', position: 'Cajera', location, startDate: '2023-01', current: true },
    })
  expect((await add('Av. Javier Prado 2550, San Borja')).status).toBe(201)
  expect((await add('Jr. Huallaga 432')).body.fields).toEqual({
    location: 'Escribe el distrito o la ciudad, sin calle ni número',
  })
  const { body } = await app.request({ url: `/api/professionals/${who.id}/experiences` })
  expect(body).toMatchObject([{ location: 'San Borja, Lima' }])
})

describe('skills', () => {
  test.each([
    ['a list', ['SQL', 'Adobe (Photoshop, Illustrator)', 'Liderazgo']],
    ['a JSON list', JSON.stringify(['SQL', 'Adobe (Photoshop, Illustrator)', 'Liderazgo'])],
    ['text with commas', ' SQL , Adobe (Photoshop, Illustrator),, sql, Liderazgo'],
  ])('come as %s, each once, and are sorted by the taxonomy', async (_, skills) => {
    const who = await createProfessional(app)
    const { body } = await change(who, { skills })
    expect(body.skillList).toEqual([
      { name: 'SQL', kind: 'technical' },
      { name: 'Adobe (Photoshop, Illustrator)', kind: 'technical' },
      { name: 'Liderazgo', kind: 'soft' },
    ])
    expect((await skillsOf(who)).every(({ source }) => source === 'typed')).toBe(true)
  })

  test('those that are not in the list go; those that are keep their place and where they come from', async () => {
    const who = await createProfessional(app)
    await app.deps.db.insert(professionalSkills).values(
      ['Power BI', 'Excel'].map((name) => ({
        professionalId: who.id,
        kind: 'technical' as const,
        name,
        source: 'cv' as const,
      })),
    )
    await change(who, { skills: ['Python', 'Excel'] })
    expect(await skillsOf(who)).toEqual([
      { kind: 'technical', name: 'Excel', level: null, source: 'cv' },
      { kind: 'technical', name: 'Python', level: null, source: 'typed' },
    ])
    await change(who, { skills: ['Python', 'EXCEL'] })
    expect((await skillsOf(who))[0]).toMatchObject({ name: 'EXCEL', source: 'typed' })
    await change(who, { skills: '' })
    expect(await skillsOf(who)).toEqual([])
  })

  test('a language among them is kept as a language, and the other languages stay', async () => {
    const who = await createProfessional(app)
    await change(who, { languages: [{ name: 'Quechua', level: 'native' }, { name: 'Inglés' }] })
    const { body } = await change(who, { skills: ['SQL', 'Inglés avanzado'] })
    expect(body.skills).toBe('SQL')
    expect(body.languages).toEqual([
      { name: 'Quechua', level: 'native' },
      { name: 'Inglés', level: 'advanced' },
    ])
  })

  test('languages and certifications are lists of their own, each name once', async () => {
    const who = await createProfessional(app, { skills: 'SQL' })
    const { body } = await change(who, {
      languages: [
        { name: 'Inglés', level: 'basic' },
        { name: 'inglés', level: 'native' },
      ],
      certifications: ['CAPM', 'capm', 'PL-300'],
    })
    expect(body).toMatchObject({
      skills: 'SQL',
      languages: [{ name: 'Inglés', level: 'basic' }],
      certifications: ['CAPM', 'PL-300'],
    })
    expect((await change(who, { languages: [{ name: 'Inglés', level: 'B2' }] })).body.fields).toEqual({
      'languages.0.level': 'Elige un nivel',
    })
  })

  test('two changes at once end as one of them, never as a mixture', async () => {
    const who = await createProfessional(app, { skills: 'SQL' })
    const lists = [
      ['Python', 'Scrum'],
      ['Excel', 'Power BI'],
    ]
    const replies = await Promise.all(lists.map((skills) => change(who, { skills })))
    expect(replies.map(({ status }) => status)).toEqual([200, 200])
    expect(lists).toContainEqual((await skillsOf(who)).map(({ name }) => name))
  })

  test('too many are refused, and so are those that are no words', async () => {
    const who = await createProfessional(app)
    const many = Array.from({ length: 61 }, (_, index) => `Programa ${index}`)
    expect((await change(who, { skills: many })).body.fields!.skills).toBe(
      'Incluye 60 habilidades como máximo',
    )
    expect((await change(who, { skills: ['SQL', '--'] })).status).toBe(400)
  })
})

test('a pay is asked in whole soles or dollars a month, and taken back with null', async () => {
  const who = await createProfessional(app)
  const asked = { min: 3500, max: null, currency: 'PEN' }
  expect((await change(who, { payExpectation: asked })).body.payExpectation).toEqual(asked)
  const [row] = await app.deps.db.select().from(professionals).where(eq(professionals.id, who.id))
  expect(row).toMatchObject({ payMin: 350_000, payMax: null, payCurrency: 'PEN' })
  const wrong = await change(who, { payExpectation: { min: 5000, max: 4000, currency: 'PEN' } })
  expect(wrong.body.fields).toEqual({
    'payExpectation.max': 'Escribe un máximo igual o mayor que el mínimo',
  })
  expect((await change(who, { payExpectation: null })).body.payExpectation).toBeNull()
})

test.each([
  [{ phone: 'llámame' }, { phone: 'Escribe un teléfono como 987 654 321' }],
  [
    { linkedin: 'javascript:alert(1)//linkedin.com/in/a' },
    { linkedin: 'Escribe la dirección de tu perfil, como linkedin.com/in/tu-nombre' },
  ],
  [{ category: 'Astrología' }, { category: 'Elige una categoría de la lista' }],
])('%j is refused with what to do', async (payload, fields) => {
  const who = await createProfessional(app)
  const reply = await change(who, payload)
  expect(reply.status).toBe(400)
  expect(reply.body.fields).toEqual(fields)
})

test('nobody changes the profile of somebody else', async () => {
  const [who, other, company] = [
    await createProfessional(app),
    await createProfessional(app),
    await createCompany(app),
  ]
  expect((await change(other, { title: 'X' }, who.id)).status).toBe(404)
  expect((await change(company, { title: 'X' }, who.id)).status).toBe(403)
  const reply = await app.request({
    method: 'PATCH',
    url: `/api/professionals/${who.id}`,
    payload: { title: 'X' },
  })
  expect(reply.status).toBe(401)
})

test('what is typed finds skills by any of their names; languages apart', async () => {
  const named = async (query: string) =>
    (await app.request({ url: `/api/skills?${query}` })).body.map(({ name }: { name: string }) => name)
  expect((await named('q=exel'))[0]).toBe('Microsoft Excel')
  expect(await named('q=ingl&kind=language')).toContain('Inglés')
  expect(await named('q=ingl')).not.toContain('Inglés')
  expect(await named('q=zzzzzzzz')).toEqual([])
})
