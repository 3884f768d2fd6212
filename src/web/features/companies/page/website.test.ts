import { expect, test } from 'vitest'
import { readWebsite } from './website.ts'

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
