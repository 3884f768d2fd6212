import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetLoadedViews, removeView, savedViewHref, saveView } from './saved-views.ts'

let stored: Record<string, string> = {}
const views = () => JSON.parse(stored['qhatu.vistas'] ?? '[]')
beforeEach(() => {
  stored = {}
  forgetLoadedViews()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, value: string) => (stored[key] = value),
    removeItem: (key: string) => delete stored[key],
  })
})
afterEach(() => vi.unstubAllGlobals())

test('a view is kept under its name, which a later one replaces, until it is removed', () => {
  saveView({ name: ' Empresas premium ', search: 'plan=premium' })
  saveView({ name: 'Rosas', search: 'q=rosa' })
  saveView({ name: 'Empresas premium', search: 'plan=premium&userType=company' })
  expect(views()).toEqual([
    { name: 'Rosas', search: 'q=rosa' },
    { name: 'Empresas premium', search: 'plan=premium&userType=company' },
  ])
  saveView({ name: '  ', search: 'q=x' })
  removeView('Rosas')
  removeView('Empresas premium')
  expect(stored).toEqual({})
})

test('what somebody else stored is left out, and no more than twenty are kept', () => {
  stored['qhatu.vistas'] = JSON.stringify([{ name: 'Rosas', search: 'q=rosa' }, { name: 7 }, null, 'x'])
  for (let at = 0; at < 25; at++) saveView({ name: `Vista ${at}`, search: '' })
  expect(views()).toHaveLength(20)
  stored['qhatu.vistas'] = '{'
  forgetLoadedViews()
  saveView({ name: 'Otra', search: '' })
  expect(views()).toEqual([{ name: 'Otra', search: '' }])
})

test('the address of a view has only what is a filter', () => {
  expect(savedViewHref({ name: 'x', search: 'q=rosa&evil=1&state=borrado' })).toBe('/admin/users?q=rosa')
})
