import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { usersPageSize } from '#contracts/admin/users.contract.ts'
import { users } from '#server/db/schema/accounts.table.ts'
import { companies, professionals } from '#server/db/schema/people.table.ts'
import {
  createAdmin,
  createCompany,
  createMember,
  createProfessional,
  type TestActor,
} from '#tests/support/actors.ts'
import { startTestApp, type TestApp } from '#tests/support/test-app.ts'

let app: TestApp
let admin: TestActor
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.deps.db.update(users).set({ deletedAt: app.clock.now() })
  admin = await createAdmin(app, 'support')
})

const get = (query = '') => app.request({ url: `/api/admin/users${query}`, headers: admin.headers })
const idsOf = async (query: string): Promise<number[]> =>
  (await get(query)).body.users.map(({ id }: { id: number }) => id)
const setUser = (who: TestActor, values: Partial<typeof users.$inferInsert>) =>
  app.deps.db.update(users).set(values).where(eq(users.id, who.userId))

test('an account has its documented fields, its state and its plan', async () => {
  const company = await createCompany(app, { name: 'Qoya Retail', planType: 'premium_temporal' })
  const createdAt = new Date('2026-11-20T15:00:00Z')
  await setUser(company, { createdAt })
  const { body, headers } = await get()
  expect(headers['x-total-count']).toBe('1')
  expect(body.users).toEqual([
    {
      id: company.userId,
      username: company.email.split('@')[0],
      email: company.email,
      userType: 'company',
      createdAt: createdAt.toISOString(),
      emailConfirmed: true,
      mailStop: null,
      lastSeenAt: app.clock.now().toISOString(),
      profile: {
        id: company.id,
        name: 'Qoya Retail',
        firstName: '',
        lastName: '',
        plan: 'premium',
        isPremium: true,
        isActive: true,
        planExpiresAt: null,
        ruc: '20131312955',
      },
    },
  ])
})

describe('the list', () => {
  test('is searched by a part of the name without accents, of the e-mail, by RUC and by number', async () => {
    const rosa = await createProfessional(app, { firstName: 'Rosa María', lastName: 'Huamán Ñaupa' })
    const qoya = await createCompany(app, { name: 'Qóya Retail', ruc: '20100047218' })
    expect(await idsOf('?q=huaman%20nau')).toEqual([rosa.userId])
    expect(await idsOf('?q=ROSA%20MAR%C3%8DA')).toEqual([rosa.userId])
    expect(await idsOf('?q=qoya')).toEqual([qoya.userId])
    expect(await idsOf(`?q=${qoya.email.toUpperCase().split('@')[0]}%40`)).toEqual([qoya.userId])
    expect(await idsOf('?q=20100047218')).toEqual([qoya.userId])
    expect(await idsOf('?q=201000')).toEqual([qoya.userId])
    expect(await idsOf(`?q=${rosa.userId}`)).toContain(rosa.userId)
    for (const nothing of ['%25', '_', "' or 1=1 --", '99999999999999'])
      expect(await idsOf(`?q=${encodeURIComponent(nothing)}`)).toEqual([])
  })

  test('follows a changed name', async () => {
    const rosa = await createProfessional(app, { firstName: 'Rosa', lastName: 'Quispe' })
    const tupay = await createCompany(app, { name: 'Tupay' })
    await app.deps.db.update(professionals).set({ lastName: 'Ccori' }).where(eq(professionals.id, rosa.id))
    await app.deps.db.update(companies).set({ name: 'Yaku' }).where(eq(companies.id, tupay.id))
    expect(await idsOf('?q=ccori')).toEqual([rosa.userId])
    expect(await idsOf('?q=yaku')).toEqual([tupay.userId])
    expect(await idsOf('?q=quispe')).toEqual([])
  })

  test('is filtered by kind, plan, state, RUC and day in Lima', async () => {
    const rosa = await createProfessional(app, { planType: 'premium' })
    const beto = await createProfessional(app)
    const tupay = await createCompany(app, { ruc: null, planType: 'enterprise' })
    const qoya = await createCompany(app)
    const sorted = [rosa, beto, tupay, qoya]
    for (const [at, who] of sorted.entries())
      await setUser(who, { createdAt: new Date(`2026-11-2${at}T04:59:00Z`) })
    await setUser(beto, { suspendedAt: app.clock.now() })
    await setUser(qoya, { emailConfirmedAt: null })
    const ids = (...who: TestActor[]) => who.map(({ userId }) => userId)
    expect(await idsOf('?userType=all')).toEqual(ids(qoya, tupay, beto, rosa))
    expect(await idsOf('?userType=professional')).toEqual(ids(beto, rosa))
    expect(await idsOf('?plan=premium')).toEqual(ids(rosa))
    expect(await idsOf('?plan=enterprise')).toEqual(ids(tupay))
    expect(await idsOf('?plan=free')).toEqual(ids(qoya, beto))
    expect(await idsOf('?state=active')).toEqual(ids(qoya, tupay, rosa))
    expect(await idsOf('?state=suspended')).toEqual(ids(beto))
    expect(await idsOf('?state=unconfirmed')).toEqual(ids(qoya))
    expect(await idsOf('?ruc=missing')).toEqual(ids(tupay))
    // 04:59 UTC is the last minute of the day before in Lima.
    expect(await idsOf('?dateFrom=2026-11-20&dateTo=2026-11-21')).toEqual(ids(tupay, beto))
  })

  test('is sorted by registration or name, and its pages lead on in each order', async () => {
    const people: TestActor[] = []
    for (let at = 0; at <= usersPageSize; at++) {
      const who = await createProfessional(app, {
        firstName: `${at % 2 ? 'Á' : 'a'}na ${String(at).padStart(2, '0')}`,
      })
      // Two at a time are as old as each other.
      await setUser(who, { createdAt: new Date(Date.UTC(2026, 10, 1, 0, Math.floor(at / 2))) })
      people.push(who)
    }
    const oldest = people.map(({ userId }) => userId)
    const orders = { newest: oldest.toReversed(), oldest, name: await idsOf('?sort=name') }
    for (const [sort, expected] of Object.entries(orders)) {
      const first = await get(`?sort=${sort}&userType=professional`)
      expect(first.headers['x-total-count']).toBe(String(usersPageSize + 1))
      const next = /<(.+)>; rel="next"/.exec(String(first.headers['link']))?.[1] ?? ''
      expect(next).toContain('userType=professional')
      const second = await app.request({ url: next, headers: admin.headers })
      const seen = [...first.body.users, ...second.body.users].map(({ id }: { id: number }) => id)
      expect(new Set(seen).size).toBe(usersPageSize + 1)
      if (sort !== 'name') expect(seen).toEqual(expected)
      expect(second.headers['link']).toBeUndefined()
    }
    const names = (await get('?sort=name')).body.users.map(
      ({ profile }: { profile: { name: string } }) => profile.name,
    )
    expect(names.slice(0, 3).map((name: string) => name.slice(0, 3))).toEqual(['ana', 'Ána', 'ana'])
    expect(await idsOf('?page=2')).toEqual([oldest[0]])
  })

  test.each([
    ['?dateFrom=2026-11-22&dateTo=2026-11-21', 'dateTo'],
    ['?userType=admin', 'userType'],
    ['?state=borrado', 'state'],
    ['?sort=random', 'sort'],
    ['?page=0', 'page'],
    [`?q=${'x'.repeat(201)}`, 'q'],
    ['?before=-1', 'before'],
  ])('%s is refused', async (query, field) => {
    const { status, body } = await get(query)
    expect([status, body]).toMatchObject([400, { fields: { [field]: expect.any(String) } }])
  })
})

test('a role that only reads figures reads no accounts', async () => {
  admin = await createAdmin(app, 'analyst')
  expect((await get()).body.code).toBe('role_not_allowed')
})

test('the page of an account names the companies that it works for, with its role in each', async () => {
  const owner = await createCompany(app, { name: 'Sacha' })
  const member = await createMember(app, owner, 'reader')
  const read = async ({ userId }: TestActor) =>
    (await app.request({ url: `/api/admin/users/${userId}`, headers: admin.headers })).body.memberships
  const company = { companyId: owner.id, name: 'Sacha', ownerId: owner.userId }
  expect(await read(owner)).toEqual([{ ...company, role: 'owner' }])
  expect(await read(member)).toEqual([{ ...company, role: 'reader' }])
  expect(await read(await createProfessional(app))).toEqual([])
})
