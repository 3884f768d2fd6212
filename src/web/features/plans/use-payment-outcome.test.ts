import { expect, test } from 'vitest'
import type { Payment } from '#contracts/plans/plans.contract.ts'
import { outcomeOf } from './use-payment-outcome.ts'

const payment = (values: Partial<Payment>) =>
  ({
    product: 'chat_activation',
    amount: 500,
    status: 'completed',
    paidUntil: '2026-12-21T15:00:00Z',
    ...values,
  }) as Payment

test('a chat that is paid is said in the documented words, with its price', () => {
  expect(outcomeOf(payment({}))).toEqual({
    title: 'Chat Activado',
    description: 'El chat ha sido activado por 30 días ($5 USD). Ahora puedes recibir mensajes.',
  })
  expect(outcomeOf(payment({ amount: 450 })).description).toContain('($4.50 USD)')
})

test('a payment that failed is an error of what was bought', () => {
  expect(outcomeOf(payment({ status: 'failed' }))).toMatchObject({
    title: 'Error al activar chat',
    description: 'No se pudo activar el chat',
    tone: 'destructive',
  })
  expect(outcomeOf(payment({ status: 'failed', product: 'professional_premium' })).title).toBe(
    'Error al activar plan',
  )
})

test('a payment for what is gone is not called an activation', () => {
  expect(outcomeOf(payment({ refundDue: true, paidUntil: null })).title).toBe('Te devolveremos tu pago')
})

test('a plan says until when, a pending payment that it is on its way', () => {
  expect(outcomeOf(payment({ product: 'professional_premium' })).description).toBe(
    'Vigente hasta el 21 dic. 2026.',
  )
  expect(outcomeOf(payment({ status: 'pending' })).title).toBe('Tu pago está en camino')
})
