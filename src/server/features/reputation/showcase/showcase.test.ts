import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { professionals } from '#server/db/schema/people.table.ts'
import { createProfessional, type TestActor } from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let seller: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  seller = await createProfessional(app, { planType: 'premium' })
})

const work = { type: 'image', url: 'https://obra.example/1.png', title: 'Tablero de cosecha' }
const title = { title: 'Analítica web', url: 'https://titulo.example/1' }

const send = (
  method: 'POST' | 'PUT' | 'DELETE',
  url: string,
  payload?: object,
  headers: Record<string, string> = seller.headers,
) => app.request({ method, url, headers, ...(payload ? { payload } : {}) })
const read = async (what: 'portfolio' | 'certificates') =>
  (await app.request({ url: `/api/professionals/${seller.id}/${what}` })).body

test('a work is added, changed and taken away, and everyone sees it', async () => {
  const added = await send('POST', '/api/portfolio', { ...work, title: '  Tablero  ', description: 'Antes.' })
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ ...work, title: 'Tablero', description: 'Antes.' })
  const url = `/api/portfolio/${added.body.id}`
  expect((await send('PUT', url, { ...work, type: 'video', title: 'Recorrido' })).status).toBe(200)
  expect(await read('portfolio')).toMatchObject([{ type: 'video', title: 'Recorrido', description: '' }])
  expect((await send('DELETE', url)).status).toBe(200)
  expect(await read('portfolio')).toEqual([])
  expect((await send('DELETE', url)).status).toBe(404)
})

test.each([
  [
    'an address that is none',
    { ...work, url: 'no es' },
    { url: 'Escribe una dirección que empiece con https://' },
  ],
  [
    'an address without its scheme',
    { ...work, url: 'obra.example/1' },
    { url: 'Escribe una dirección que empiece con https://' },
  ],
  [
    'a script for an address',
    { ...work, url: 'javascript:alert(1)//a.b' },
    { url: 'Escribe una dirección que empiece con https://' },
  ],
  [
    'a file of the computer',
    { ...work, url: 'file:///etc/passwd' },
    { url: 'Escribe una dirección que empiece con https://' },
  ],
  [
    'a machine that is not on the web',
    { ...work, url: 'http://localhost/1' },
    { url: 'Escribe una dirección que empiece con https://' },
  ],
  ['no title', { ...work, title: '  ' }, { title: 'Escribe un título' }],
  ['another kind', { ...work, type: 'audio' }, { type: 'Elige qué es: imagen, PDF o video' }],
])('%s is refused in words', async (_, body, fields) => {
  const reply = await send('POST', '/api/portfolio', body)
  expect(reply.status).toBe(400)
  expect(reply.body.fields).toEqual(fields)
})

test('a portfolio has five works, also when many are sent at once', async () => {
  const replies = await Promise.all(
    Array.from({ length: 9 }, (_, n) => send('POST', '/api/portfolio', { ...work, title: `Obra ${n}` })),
  )
  const refused = replies.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(4)
  for (const { status, body } of refused) {
    expect(status).toBe(409)
    expect(body.code).toBe('portfolio_full')
    expect(body.message).toBe('Tu portafolio ya tiene 5 elementos. Elimina uno para agregar otro.')
  }
  const items = await read('portfolio')
  expect(items).toHaveLength(5)
  await send('DELETE', `/api/portfolio/${items[0]!.id}`)
  expect((await send('POST', '/api/portfolio', work)).status).toBe(201)
})

test('a certificate has a title and an address; who issued it and when may be left out', async () => {
  const bare = await send('POST', '/api/certificates', title)
  expect(bare.status).toBe(201)
  expect(bare.body).toMatchObject({ ...title, issuer: '', issuedDate: null })
  const url = `/api/certificates/${bare.body.id}`
  const full = { ...title, issuer: 'Academia', issuedDate: '2024-05' }
  expect((await send('PUT', url, full)).body).toMatchObject(full)
  expect((await send('PUT', url, { ...full, issuedDate: '' })).body.issuedDate).toBeNull()
  expect((await send('PUT', url, { ...full, issuedDate: 'mayo' })).body.fields).toEqual({
    issuedDate: 'Escribe un año de cuatro cifras, como 2020',
  })
  expect((await send('POST', '/api/certificates', { url: 'x' })).body.fields).toEqual({
    title: 'Escribe un título',
    url: 'Escribe una dirección que empiece con https://',
  })
  expect((await send('DELETE', url)).status).toBe(200)
  expect(await read('certificates')).toEqual([])
})

test('without the premium plan nothing is added or changed, what there is stays, and can be taken away', async () => {
  const { body: item } = await send('POST', '/api/portfolio', work)
  const { body: certificate } = await send('POST', '/api/certificates', title)
  await app.deps.db.update(professionals).set({ planType: 'basic' }).where(eq(professionals.id, seller.id))
  for (const reply of [
    await send('POST', '/api/portfolio', work),
    await send('PUT', `/api/portfolio/${item.id}`, { ...work, title: 'Otro' }),
    await send('POST', '/api/certificates', title),
    await send('PUT', `/api/certificates/${certificate.id}`, { ...title, title: 'Otro' }),
  ]) {
    expect(reply.status).toBe(403)
    expect(reply.body).toMatchObject({
      code: 'professional_premium_required',
      message: 'Funcionalidad exclusiva del Plan Premium',
    })
  }
  expect(await read('portfolio')).toMatchObject([work])
  expect(await read('certificates')).toMatchObject([title])
  expect((await send('DELETE', `/api/portfolio/${item.id}`)).status).toBe(200)
  expect((await send('DELETE', `/api/certificates/${certificate.id}`)).status).toBe(200)
})

test('the works of somebody else are not there to be changed', async () => {
  const { body: item } = await send('POST', '/api/portfolio', work)
  const other = await createProfessional(app, { planType: 'premium' })
  for (const method of ['PUT', 'DELETE'] as const)
    expect(
      (await send(method, `/api/portfolio/${item.id}`, method === 'PUT' ? work : undefined, other.headers))
        .status,
    ).toBe(404)
  expect(await read('portfolio')).toHaveLength(1)
})
