import { expect, test } from 'vitest'
import { readUsersSearch, usersHref, usersViews } from './users.address.ts'

const read = (search: string) => readUsersSearch(new URLSearchParams(search))

test('an address keeps what the call takes and leaves out the rest', () => {
  expect(read('q=+Rosa+&userType=company&plan=premium&state=active&ruc=missing&sort=name&before=7')).toEqual({
    q: 'Rosa',
    userType: 'company',
    plan: 'premium',
    state: 'active',
    ruc: 'missing',
    sort: 'name',
    before: 7,
  })
  expect(
    read('q=+&userType=admin&plan=all&state=x&ruc=no&sort=newest&before=-1&dateFrom=ayer&page=3'),
  ).toEqual({})
  expect(read('dateFrom=2026-11-22&dateTo=2026-11-21')).toEqual({ dateFrom: '2026-11-22' })
})

test('each view is read from its own address', () => {
  for (const view of Object.values(usersViews('2026-11-21')))
    expect(read(usersHref(view).split('?')[1] ?? '')).toEqual(view)
})
