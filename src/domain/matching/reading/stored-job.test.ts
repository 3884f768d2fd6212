import { expect, test } from 'vitest'
import { jobFacts, type StoredJob } from './stored-job.ts'

const stored: StoredJob = {
  id: 7,
  title: 'Contador',
  category: 'Finanzas',
  skills: ['NIIF'],
  description: 'Cierre mensual.',
  requirements: 'Excel.',
  experience: '3-5',
  placeDepartment: 'Lima',
  placeProvince: 'Lima',
  placeDistrict: null,
  mode: 'hybrid',
  salaryMin: null,
  salaryMax: null,
  salaryCurrency: null,
  salaryPeriod: null,
}

test('a stored job becomes what the engine may know of it', () => {
  expect(jobFacts(stored)).toEqual({
    id: 7,
    title: 'Contador',
    category: 'Finanzas',
    skills: ['NIIF'],
    text: 'Cierre mensual.\nExcel.',
    experience: '3-5',
    place: { department: 'Lima', province: 'Lima', district: null },
    mode: 'hybrid',
    pay: null,
  })
})

test('the pay as typed is kept, which may name more than money', () =>
  expect(jobFacts({ ...stored, salaryText: 'S/ 1,900 + alojamiento' }).offer).toBe('S/ 1,900 + alojamiento'))

test.each([
  ['month', 3000_00, 4000_00, 3000_00, 4000_00],
  ['hour', 10_00, null, 2080_00, null],
  ['day', null, 80_00, null, 2080_00],
  ['week', 600_00, 600_00, 2600_00, 2600_00],
  ['year', 60000_00, 60000_00, 5000_00, 5000_00],
] as const)('pay by the %s is compared by the month', (salaryPeriod, salaryMin, salaryMax, min, max) => {
  const job = { ...stored, salaryMin, salaryMax, salaryCurrency: 'PEN' as const, salaryPeriod }
  expect(jobFacts(job).pay).toEqual({ min, max, currency: 'PEN' })
})
