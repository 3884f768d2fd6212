import { expect, test } from 'vitest'
import { compatibilityHref, readCompatibilityQuery } from './compatibility.address.ts'

test.each([
  ['', { jobId: null, skills: [], search: '' }],
  ['empleo=12&habilidad=Excel&habilidad=SAP+FI', { jobId: 12, skills: ['Excel', 'SAP FI'], search: '' }],
  ['habilidad=Excel&habilidad=+excel+&habilidad=', { jobId: null, skills: ['Excel'], search: '' }],
  ['empleo=-1&buscar=+contador+', { jobId: null, skills: [], search: 'contador' }],
  ['empleo=99999999999', { jobId: null, skills: [], search: '' }],
  ['empleo=abc', { jobId: null, skills: [], search: '' }],
])('the address %j says %j', (address, query) => {
  expect(readCompatibilityQuery(new URLSearchParams(address))).toEqual(query)
})

test('an address is parsed back to its query', () => {
  const query = { jobId: 7, skills: ['C#', 'C++', 'Atención al cliente'], search: 'ventas & más' }
  const { searchParams } = new URL(compatibilityHref(query), 'https://ejemplo.pe')
  expect(readCompatibilityQuery(searchParams)).toEqual(query)
})

test('at most 60 skills of 80 characters are read', () => {
  const params = new URLSearchParams()
  for (let n = 0; n < 70; n++) params.append('habilidad', `${n}${'x'.repeat(100)}`)
  const { skills } = readCompatibilityQuery(params)
  expect(skills).toHaveLength(60)
  expect(skills[0]).toHaveLength(80)
})
