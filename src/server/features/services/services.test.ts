import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { users } from '#server/db/schema/accounts.table.ts'
import { professionals } from '#server/db/schema/people.table.ts'
import { services } from '#server/db/schema/services.table.ts'
import { createCompany, createProfessional, type TestActor } from '#tests/support/actors.ts'
import { createReview, createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let ana: TestActor
let beto: TestActor
let companies: TestActor[]
const ids: Record<string, number> = {}

beforeAll(async () => {
  app = await startTestApp()
  ana = await createProfessional(app, {
    planType: 'premium',
    firstName: 'Ana',
    lastName: 'Ñahuincopa',
    title: 'Ingeniera de datos',
    verifiedAt: app.clock.now(),
  })
  beto = await createProfessional(app, { planType: 'premium', firstName: 'Beto', lastName: 'Ríos' })
  companies = await Promise.all([createCompany(app), createCompany(app), createCompany(app)])
  const publish = async (name: string, who: TestActor, values: Parameters<typeof createService>[2]) => {
    app.clock.advance({ minutes: 1 })
    ids[name] = await createService(app, who, values)
  }
  await publish('tableros', ana, {
    includes: ['Dos sesiones de capacitación'],
    tools: 'Power BI, SQL',
    deliveryTime: '10 días hábiles',
    requirements: 'Acceso a tus datos',
  })
  await publish('api', ana, {
    title: 'Servicios web en C#',
    category: 'Programación',
    description: 'Integro tu tienda con tu sistema de almacén.',
    price: '$60.00',
  })
  await publish('auditoria', beto, {
    title: 'Auditoría tributaria',
    category: 'Contabilidad y Finanzas',
    description: 'Reviso tus declaraciones antes que la SUNAT.',
    price: '$40.00',
  })
  await publish('seleccion', beto, {
    title: 'Selección de personal',
    category: 'Recursos Humanos',
    description: 'Busco, entrevisto y te presento a tres personas.',
    price: 'A convenir',
  })
  const rate = (name: string, company: number, rating: number) =>
    createReview(app, {
      serviceId: ids[name]!,
      professionalId: name === 'tableros' || name === 'api' ? ana.id : beto.id,
      companyId: companies[company]!.id,
      rating,
    })
  await rate('tableros', 0, 5)
  await rate('tableros', 1, 4)
  await rate('auditoria', 0, 5)
  await rate('auditoria', 1, 5)
  await rate('seleccion', 0, 3)
})
afterAll(() => app.close())

const list = async (query = '') => (await app.request({ url: `/api/services${query}` })).body
const search = async (query = '') => (await app.request({ url: `/api/services/search${query}` })).body
const named = (found: { id: number }[]) =>
  found.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id) ?? `?${id}`)

test('a card says what is sold, by whom and how it was rated', async () => {
  const found = await list('?q=power+bi')
  expect(found).toEqual([
    {
      id: ids.tableros,
      professionalId: ana.id,
      professional: {
        id: ana.id,
        firstName: 'Ana',
        lastName: 'Ñahuincopa',
        title: 'Ingeniera de datos',
        location: null,
        avatar: null,
        isVerified: true,
      },
      title: 'Tableros en Power BI',
      description: 'Uno tus fuentes de datos y te dejo tableros que tu equipo entiende.',
      category: 'Tecnología e IT',
      group: 'Tecnología y Sistemas',
      price: '$25.00',
      fromPrice: null,
      works: [],
      deliveryTime: '10 días hábiles',
      includes: ['Dos sesiones de capacitación'],
      requirements: 'Acceso a tus datos',
      tools: 'Power BI, SQL',
      imageUrl: null,
      rating: 4.5,
      reviewCount: 2,
      availability: null,
      isPaid: true,
      isActive: true,
      createdAt: expect.any(String),
    },
  ])
})

test.each([
  ['the title, without accents', 'auditoria', ['auditoria']],
  ['the description', 'almacén', ['api']],
  ['the category', 'recursos humanos', ['seleccion']],
  ['the professional’s name', 'nahuincopa', ['api', 'tableros']],
  ['the professional’s title, together with a word of the service', 'ingeniera tableros', ['tableros']],
  ['an item that is included', 'capacitacion', ['tableros']],
  ['an exact skill', 'c#', ['api']],
  ['a synonym', 'rrhh', ['seleccion']],
])('the search finds %s', async (_, q, expected) => {
  const found = await search(`?q=${encodeURIComponent(q)}`)
  expect(named(found.services).toSorted()).toEqual(expected)
  expect(found).toMatchObject({ isSimilar: false, total: expected.length })
})

test('a mistyped search finds what is like it, and says so; one that is like nothing finds nothing', async () => {
  const typo = await search('?q=auditorya+tributarja')
  expect(named(typo.services)).toEqual(['auditoria'])
  expect(typo.isSimilar).toBe(true)
  expect(await search('?q=domador+de+pterodáctilos')).toMatchObject({
    services: [],
    total: 0,
    isSimilar: false,
  })
})

test.each([
  ['a group', 'tecnologia y sistemas', ['api', 'tableros']],
  ['a category', 'Programación', ['api']],
  ['nothing that we know, which filters nothing', 'Brujería', ['api', 'auditoria', 'seleccion', 'tableros']],
])('the category may be %s', async (_, category, expected) => {
  expect(named(await list(`?category=${encodeURIComponent(category)}`)).toSorted()).toEqual(expected)
})

test.each([
  ['price-low', ['tableros', 'auditoria', 'api', 'seleccion']],
  ['price-high', ['api', 'auditoria', 'tableros', 'seleccion']],
  ['rating', ['auditoria', 'tableros', 'seleccion', 'api']],
  ['recent', ['seleccion', 'auditoria', 'api', 'tableros']],
  ['relevance', ['auditoria', 'tableros', 'api', 'seleccion']],
])('sorted by %s', async (sort, expected) => {
  expect(named(await list(`?sort=${sort}`))).toEqual(expected)
})

test('relevance puts the word in the title before the word in the description', async () => {
  const other = await createService(app, beto, {
    title: 'Informes para el directorio',
    description: 'Con tableros si los necesitas.',
  })
  const found = await list('?q=tableros')
  expect(found.map(({ id }: { id: number }) => id)).toEqual([ids.tableros, other])
  await app.deps.db.delete(services).where(eq(services.id, other))
})

test('a least rating leaves out what has no reviews; each choice is counted under the other filters', async () => {
  const found = await search('?minRating=4.5')
  expect(named(found.services)).toEqual(['auditoria', 'tableros'])
  expect(found.facets.group).toEqual([
    { value: 'Consultoría Empresarial', count: 0 },
    { value: 'Tecnología y Sistemas', count: 1 },
    { value: 'Marketing y Publicidad', count: 0 },
    { value: 'Recursos Humanos', count: 0 },
    { value: 'Finanzas y Contabilidad', count: 1 },
    { value: 'Gestión de Proyectos', count: 0 },
  ])
  const inGroup = await search('?category=Recursos+Humanos')
  expect(inGroup.facets.minRating).toEqual([
    { value: 4.5, count: 0 },
    { value: 4, count: 0 },
    { value: 3, count: 1 },
  ])
})

test('pages: the total and the next page stand in headers, and behind the last page is nothing', async () => {
  const first = await app.request({ url: '/api/services?limit=3&sort=recent' })
  expect(named(first.body)).toEqual(['seleccion', 'auditoria', 'api'])
  expect(first.headers['x-total-count']).toBe('4')
  expect(first.headers.link).toContain('page=2')
  const second = await app.request({ url: '/api/services?limit=3&sort=recent&page=2' })
  expect(named(second.body)).toEqual(['tableros'])
  expect(second.headers.link).toBeUndefined()
  expect(await list('?page=99')).toEqual([])
})

test.each([
  '?page=-1',
  '?page=9999',
  '?minRating=drop',
  '?sort=magic',
  '?q=%3Cscript%3Ealert(1)%3C/script%3E',
  '?q=!!!',
])('%s is answered kindly', async (query) => {
  expect((await app.request({ url: `/api/services/search${query}` })).status).toBe(200)
})

describe('who is hidden', () => {
  const hide = async (change: () => Promise<unknown>, undo: () => Promise<unknown>, id: number) => {
    await change()
    app.deps.publicCache.clear()
    const seen = {
      listed: (await list()).some((one: { id: number }) => one.id === id),
      page: (await app.request({ url: `/api/services/${id}` })).status,
    }
    await undo()
    app.deps.publicCache.clear()
    return seen
  }
  const setUser = (suspendedAt: Date | null) =>
    app.deps.db.update(users).set({ suspendedAt }).where(eq(users.id, beto.userId))

  test('services of a suspended professional', async () => {
    const seen = await hide(
      () => setUser(app.clock.now()),
      () => setUser(null),
      ids.auditoria!,
    )
    expect(seen).toEqual({ listed: false, page: 404 })
  })

  test('paused services, but for their owner', async () => {
    const setOpen = (isOpen: boolean) =>
      app.deps.db.update(services).set({ isOpen }).where(eq(services.id, ids.api!))
    const seen = await hide(
      async () => {
        await setOpen(false)
        const url = `/api/professionals/${ana.id}/services`
        expect((await app.request({ url })).body).toHaveLength(1)
        expect((await app.request({ url, headers: companies[0]!.headers })).body).toHaveLength(1)
        expect((await app.request({ url, headers: ana.headers })).body).toHaveLength(2)
      },
      () => setOpen(true),
      ids.api!,
    )
    expect(seen).toEqual({ listed: false, page: 404 })
  })

  test('reviews of a suspended company: its stars do not count', async () => {
    const setCompany = (suspendedAt: Date | null) =>
      app.deps.db.update(users).set({ suspendedAt }).where(eq(users.id, companies[1]!.userId))
    await setCompany(app.clock.now())
    app.deps.publicCache.clear()
    const { body } = await app.request({ url: `/api/services/${ids.tableros}` })
    expect(body).toMatchObject({ rating: 5, reviewCount: 1 })
    await setCompany(null)
    app.deps.publicCache.clear()
  })
})

test('a new service is in the list at once, with what could be read of its price', async () => {
  await list()
  const id = await createService(app, beto, { title: 'Planillas', price: 'Desde $15 por hora' })
  expect((await list('?sort=price-low'))[0]).toMatchObject({
    id,
    price: 'Desde $15 por hora',
    deliveryTime: '3-7 días hábiles',
    includes: [],
    rating: null,
    reviewCount: 0,
  })
  await app.deps.db.delete(services).where(eq(services.id, id))
})

test('a renamed professional is found by the new name', async () => {
  await app.deps.db.update(professionals).set({ lastName: 'Zavaleta' }).where(eq(professionals.id, beto.id))
  expect(named(await list('?q=zavaleta')).toSorted()).toEqual(['auditoria', 'seleccion'])
})
