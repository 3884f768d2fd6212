import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, hideToast, showToast, subscribeToToast } from './toast-store.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  for (let toast = currentToast(); toast; toast = currentToast()) hideToast(toast.id)
  vi.useRealTimers()
})

const undoable = (title: string) =>
  showToast({ title, action: { label: 'Deshacer', onPress: () => {}, seconds: 10 } })

test('only one toast is shown: the newest', () => {
  showToast({ title: 'Primero' })
  showToast({ title: 'Segundo', tone: 'destructive' })
  expect(currentToast()).toMatchObject({ title: 'Segundo', tone: 'destructive' })
  hideToast(currentToast()?.id ?? 0)
  expect(currentToast()).toBeNull()
})

test('the timer of an older toast does not take a newer one away', () => {
  showToast({ title: 'Viejo' })
  const old = currentToast()?.id ?? 0
  showToast({ title: 'Nuevo' })
  hideToast(old)
  expect(currentToast()?.title).toBe('Nuevo')
})

test('a toast with an undo that is still available returns when the newer one goes', () => {
  undoable('Moviste a Ana')
  undoable('Moviste a Luis')
  vi.advanceTimersByTime(4000)
  showToast({ title: 'Copiado' })
  hideToast(currentToast()?.id ?? 0)
  expect(currentToast()?.title).toBe('Moviste a Luis')
  hideToast(currentToast()?.id ?? 0)
  expect(currentToast()?.title).toBe('Moviste a Ana')
})

test('it does not return after its time is over', () => {
  undoable('Moviste a Ana')
  vi.advanceTimersByTime(8000)
  showToast({ title: 'Copiado' })
  vi.advanceTimersByTime(2000)
  hideToast(currentToast()?.id ?? 0)
  expect(currentToast()).toBeNull()
})

test('a listener is called with each change until it unsubscribes', () => {
  let calls = 0
  const leave = subscribeToToast(() => (calls += 1))
  showToast({ title: 'Uno' })
  leave()
  showToast({ title: 'Dos' })
  expect(calls).toBe(1)
})
