import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from './connection.ts'
import { experiences } from '#server/db/schema/careers.table.ts'
import { hiddenFromCompanies, professionals } from '#server/db/schema/people.table.ts'
import { createCompany, createProfessional } from '#tests/support/actors.ts'
import { createService } from '#tests/support/services.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** Runs the migration's update on rows inserted now, although its columns exist already. */
const mend = async () => {
  const file = readFileSync(new URL('migrations/0025_private_profiles.sql', import.meta.url), 'utf8')
  const statements = file.split('--> statement-breakpoint').filter((text) => !/^\s*ALTER/.test(text))
  await transaction(app.deps, async (tx) => {
    for (const statement of statements) await tx.execute(sql.raw(statement))
  })
}
const inLima = { placeDepartment: 'Lima', placeProvince: 'Lima' }

test('profiles without a choice and without services become private; others are not changed', async () => {
  const asked = { visibilityChosenAt: null }
  const applicant = await createProfessional(app, asked)
  const seller = await createProfessional(app, { ...asked, planType: 'premium' })
  await createService(app, seller)
  const hider = await createProfessional(app, asked)
  const company = await createCompany(app)
  await app.deps.db.insert(hiddenFromCompanies).values({ professionalId: hider.id, companyId: company.id })
  const strict = await createProfessional(app, { ...asked, visibility: 'applied' })
  await mend()
  const rows = await app.deps.db.select().from(professionals)
  const stateOf = (id: number) => {
    const { visibility, visibilityChosenAt } = rows.find((row) => row.id === id)!
    return [visibility, visibilityChosenAt !== null]
  }
  expect(stateOf(applicant.id)).toEqual(['applied', false])
  expect(stateOf(seller.id)).toEqual(['public', true])
  expect(stateOf(hider.id)).toEqual(['public', true])
  expect(stateOf(strict.id)).toEqual(['applied', true])
})

test.each([
  ['Av. Arequipa 1234, Lince, Lima', { ...inLima, placeDistrict: 'Lince' }, 'Lince, Lima'],
  ['Los Álamos, La Molina', { ...inLima, placeDistrict: 'La Molina' }, 'La Molina, Lima'],
  ['lince, Lima', { ...inLima, placeDistrict: 'Lince' }, 'lince, Lima'],
  ['Jr. Puno 120, Cercado de Lima', { ...inLima, placeDistrict: 'Lima' }, 'Cercado de Lima'],
  [
    'Urb. El Golf, Trujillo',
    { placeDepartment: 'La Libertad', placeProvince: 'Trujillo' },
    'Trujillo, La Libertad',
  ],
  ['Iquitos, Loreto', { placeDepartment: 'Loreto', placeProvince: 'Maynas' }, 'Iquitos, Loreto'],
  ['Lima, Perú', { placeDepartment: 'Lima' }, 'Lima, Perú'],
  ['Mz. B Lt. 12', {}, null],
  ['Calle Mayor 5, Madrid, España', {}, 'Madrid, España'],
  ['Madrid, España', {}, 'Madrid, España'],
])('the stored place %j of %j becomes %j', async (location, place, shown) => {
  const { id } = await createProfessional(app, { location, ...place })
  await mend()
  const rows = await app.deps.db.select().from(professionals)
  expect(rows.find((row) => row.id === id)!.location).toBe(shown)
})

test('the place of a work loses its address, and stays where it has none', async () => {
  const { id: professionalId } = await createProfessional(app)
  const places = ['Planta Lurín', 'Av. Javier Prado 2550, San Borja', 'Jr. Huallaga 432']
  await app.deps.db
    .insert(experiences)
    .values(places.map((location) => ({ professionalId, position: 'Cajera', company: 'Tupay', location })))
  await mend()
  const rows = await app.deps.db.select().from(experiences).orderBy(experiences.id)
  expect(rows.map(({ location }) => location)).toEqual(['Planta Lurín', 'San Borja', null])
})
