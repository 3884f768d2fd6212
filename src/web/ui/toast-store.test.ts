import { expect, test } from 'vitest'
import { currentToast, hideToast, showToast, subscribeToToast } from './toast-store.ts'

test('only one toast is shown: the newest', () => {
  showToast({ title: 'Primero' })
  showToast({ title: 'Segundo', tone: 'destructive' })
  expect(currentToast()).toMatchObject({ title: 'Segundo', tone: 'destructive' })
})

test('the timer of an older toast does not take a newer one away', () => {
  showToast({ title: 'Viejo' })
  const old = currentToast()?.id ?? 0
  showToast({ title: 'Nuevo' })
  hideToast(old)
  expect(currentToast()?.title).toBe('Nuevo')
  hideToast(currentToast()?.id ?? 0)
  expect(currentToast()).toBeNull()
})

test('a listener hears each change until it leaves', () => {
  let heard = 0
  const leave = subscribeToToast(() => (heard += 1))
  showToast({ title: 'Uno' })
  leave()
  showToast({ title: 'Dos' })
  expect(heard).toBe(1)
})
