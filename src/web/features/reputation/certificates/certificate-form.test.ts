import { expect, test } from 'vitest'
import { bodyOf, resolver, valuesOf } from './certificate-form.ts'

const certificate = {
  id: 1,
  professionalId: 1,
  title: 'Analítica',
  url: 'https://titulo.example/1',
  issuer: 'Academia',
  issuedDate: '2024-05',
  createdAt: '2026-11-21T15:00:00Z',
}
const options = { fields: {}, shouldUseNativeValidation: false }
const check = (values: Parameters<typeof bodyOf>[0]) => resolver(values, undefined, options)

test('a certificate is unchanged after its form', () => {
  const { title, url, issuer, issuedDate } = certificate
  expect(bodyOf(valuesOf(certificate))).toEqual({ title, url, issuer, issuedDate })
})

test('a new one asks for a title and an address', async () => {
  expect((await check(valuesOf(null))).errors).toMatchObject({
    title: { message: 'Escribe un título' },
    url: { message: 'Escribe una dirección que empiece con https://' },
  })
})

test('an address may come without its scheme', () => {
  expect(bodyOf({ ...valuesOf(null), url: 'titulo.example/1' }).url).toBe('https://titulo.example/1')
})

test('a month without its year is refused under the year', async () => {
  const values = { ...valuesOf(certificate), issuedYear: '' }
  expect((await check(values)).errors).toEqual({
    issuedYear: { type: 'validate', message: 'Escribe un año de cuatro cifras, como 2020' },
  })
})
