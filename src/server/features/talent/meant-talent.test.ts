import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccountant } from '#tests/support/accountants.ts'
import { createCompany, type TestActor } from '#tests/support/actors.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let company: TestActor
/** Of Miraflores in Lima, and of Arequipa. */
let people: { limena: number; arequipena: number }

beforeAll(async () => {
  app = await startTestApp()
  company = await createCompany(app, { planType: 'premium' })
  const create = async (values: Parameters<typeof createAccountant>[1]) => {
    const person = await createAccountant(app, { planType: 'premium', visibility: 'public', ...values })
    await createService(app, person, { title: 'Cierres contables' })
    return person.id
  }
  const arequipa = { placeDepartment: 'Arequipa', placeProvince: 'Arequipa', placeDistrict: 'Cayma' }
  people = {
    limena: await create({ summary: 'Trabajé en la tienda de Arequipa.' }),
    arequipena: await create({ location: 'Cayma, Arequipa', ...arequipa }),
  }
})
afterAll(() => app.close())

const ask = async (path: string, query: Record<string, string>) =>
  (await app.request({ url: `${path}?${new URLSearchParams(query)}`, headers: company.headers })).body
const search = async (query: Record<string, string>) => {
  const { people, meant } = await ask('/api/talent', query)
  return { ids: people.map(({ id }: { id: number }) => id), meant }
}

test('a place and years in the words are filters, which the reply says', async () => {
  expect(await search({ q: 'contadora en Arequipa' })).toEqual({
    ids: [people.arequipena],
    meant: 'q=contadora&lugar=Arequipa',
  })
  expect(await search({ q: 'contadora en Lima con 2 años de experiencia' })).toEqual({
    ids: [people.limena],
    meant: 'q=contadora&lugar=Lima&anios=2',
  })
  expect(await search({ q: 'contadora con 30 años de experiencia' })).toMatchObject({ ids: [] })
})

test('words that name nothing, and words in quotes, are searched as they stand', async () => {
  expect(await search({ q: 'contadora' })).toMatchObject({ meant: null })
  expect(await search({ q: 'contadora "Arequipa"', lugar: 'Lima' })).toEqual({
    ids: [people.limena],
    meant: null,
  })
})

test('the counts of the filters, also those of an empty list, are for the same', async () => {
  const counts: { name: string; value: string; total: number }[] = await ask('/api/talent/counts', {
    q: 'contadora en Arequipa',
  })
  expect(counts.find(({ name, value }) => name === 'anios' && value === '1')).toMatchObject({ total: 1 })
  const { without } = await ask('/api/talent', { q: 'contadora en Arequipa', anios: '60' })
  expect(without).toEqual([{ name: 'anios', total: 1 }])
})
