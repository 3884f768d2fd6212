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

test('a paid chat is confirmed in the documented words, with its price', () => {
  expect(outcomeOf(payment({}))).toEqual({
    title: 'Chat Activado',
    description: 'El chat ha sido activado por 30 días ($5 USD). Ahora puedes recibir mensajes.',
  })
  expect(outcomeOf(payment({ amount: 450 })).description).toContain('($4.50 USD)')
})

test('a failed payment is an error that names the product', () => {
  expect(outcomeOf(payment({ status: 'failed' }))).toMatchObject({
    title: 'Error al activar chat',
    description: 'No se pudo activar el chat',
    tone: 'destructive',
  })
  expect(outcomeOf(payment({ status: 'failed', product: 'professional_premium' })).title).toBe(
    'Error al activar plan',
  )
})

test('a payment for a deleted item is not called an activation', () => {
  expect(outcomeOf(payment({ refundDue: true, paidUntil: null })).title).toBe('Te devolveremos tu pago')
})

test('a plan says until when, and a pending payment says that it is pending', () => {
  expect(outcomeOf(payment({ product: 'professional_premium' })).description).toBe(
    'Vigente hasta el 21 dic. 2026.',
  )
  expect(outcomeOf(payment({ status: 'pending' })).title).toBe('Tu pago está en camino')
})
