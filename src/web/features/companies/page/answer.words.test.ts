import { expect, test } from 'vitest'
import { daysInWords, readWebsite } from './answer.words.ts'

test.each([
  [0, 'menos de un día'],
  [0.9, 'menos de un día'],
  [1, '1 día'],
  [2.5, '2.5 días'],
  [12, '12 días'],
])('%s days read: %s', (days, expected) => {
  expect(daysInWords(days)).toBe(expected)
})

test('a web address is shown by its host', () => {
  expect(readWebsite('https://www.tupay.example/nosotros')).toEqual({
    href: 'https://www.tupay.example/nosotros',
    host: 'tupay.example',
  })
})

test.each([null, '', 'tupay', 'javascript:alert(1)', 'mailto:hola@tupay.example'])(
  '%s is no web address',
  (website) => {
    expect(readWebsite(website)).toBeNull()
  },
)
