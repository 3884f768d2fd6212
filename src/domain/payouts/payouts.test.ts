import { describe, expect, test } from 'vitest'
import { faultOf, isCci, isYape, plainNumber } from './destination.ts'
import { receiptText, retentionLine, retentionOf } from './fee-receipt.ts'

describe('a CCI', () => {
  // The first is the example of a public manual; the others are made up, with accounts of nines and zeros.
  test.each(['01136600010003254221', '00219199999999999952', '00320000000000000030', '01181400000000000010'])(
    '%s has right check digits',
    (number) => {
      expect(isCci(number)).toBe(true)
      for (let index = 0; index < number.length; index++)
        for (const digit of '0123456789') {
          const typo = number.slice(0, index) + digit + number.slice(index + 1)
          expect([typo, isCci(typo)]).toEqual([typo, typo === number])
        }
    },
  )

  test.each([
    '',
    '0113660001000325422',
    '011366000100032542210',
    '0113660001000325422a',
    '00000000000000000000',
  ])('“%s” is none', (number) => expect(isCci(number)).toBe(false))
})

test.each([
  ['987654321', true],
  ['887654321', false],
  ['98765432', false],
  ['9876543210', false],
  ['98765432a', false],
])('%s as a Yape number: %s', (number, isRight) => expect(isYape(number)).toBe(isRight))

test('blanks and hyphens do not count, and each fault names its field', () => {
  expect(plainNumber('011-366-000100032542-21')).toBe('01136600010003254221')
  expect(faultOf('cci', 'USD', '01136600010003254221')).toBeNull()
  expect(faultOf('yape', 'PEN', '987654321')).toBeNull()
  expect(faultOf('yape', 'USD', '987654321')?.field).toBe('kind')
  expect(faultOf('yape', 'PEN', '98765')?.message).toContain('nueve dígitos')
  expect(faultOf('cci', 'PEN', '123')?.message).toContain('20 dígitos')
  expect(faultOf('cci', 'PEN', '01136600010003254222')?.message).toContain('un dígito no es correcto')
})

describe('the receipt of a professional', () => {
  const facts = {
    service: 'Tableros',
    currency: 'PEN',
    gross: 200_000,
    clientName: 'Tupay SAC',
    clientRuc: '20131312955',
  } as const

  test('has a retention of 8 % above S/ 1,500 for a company only', () => {
    expect(retentionOf(facts)).toBe(16_000)
    expect(retentionOf({ ...facts, gross: 150_000 })).toBe(0)
    expect(retentionOf({ ...facts, gross: 150_001 })).toBe(12_000)
    expect(retentionOf({ ...facts, clientRuc: '10254824220' })).toBe(0)
    expect(retentionOf({ ...facts, clientRuc: '' })).toBe(16_000)
  })

  test('shows dollars as dollars, without a rate of exchange', () => {
    const dollars = { ...facts, currency: 'USD', gross: 50_000 } as const
    expect(retentionOf(dollars)).toBeNull()
    expect(retentionLine(dollars)).toContain('$40.00 USD')
    expect(receiptText(dollars)).toContain('Monto: $500.00 USD')
  })

  test('is a text to copy', () => {
    expect(receiptText(facts).split('\n').slice(0, 4)).toEqual([
      'Cliente: Tupay SAC',
      'RUC: 20131312955',
      'Servicio: Tableros',
      'Moneda: soles',
    ])
    expect(receiptText({ ...facts, clientRuc: '' })).toContain('RUC: pídeselo a tu cliente')
  })
})
