import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { PersonInHeader } from './person-in-header.tsx'
import type { HeaderSession } from './session.ts'
import { SiteHeader } from './site-header.tsx'

const render = (session: HeaderSession, path = '/empleos') =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <SiteHeader
        session={session}
        person={
          session.status === 'user' && (
            <PersonInHeader user={session.user} onLogout={() => undefined} bell="campana" />
          )
        }
      />
    </MemoryRouter>,
  )

test.each(['loading', 'visitor'] as const)(
  'while %s, the header offers to sign in and to register',
  (status) => {
    const html = render({ status })
    expect(html).toContain('href="/login"')
    expect(html).toContain('href="/user-type-selection"')
    expect(html).not.toContain('campana')
  },
)

test('a signed-in person sees the name and the bell instead', () => {
  const html = render({ status: 'user', user: { userType: 'company', email: 'rrhh@tupay.pe' } })
  expect(html).toContain('>rrhh<')
  expect(html).toContain('campana')
  expect(html).not.toContain('href="/login"')
  expect(html).toContain('aria-label="Mi panel"')
})

test('only the item of the current path is marked', () => {
  const marked = [...render({ status: 'visitor' }).matchAll(/<a[^>]*aria-current="page"[^>]*>([^<]+)/g)]
  expect(new Set(marked.map(([, label]) => label))).toEqual(new Set(['Ver Empleos']))
})
