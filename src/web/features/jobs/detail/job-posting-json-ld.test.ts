import { expect, test } from 'vitest'
import type { PublicJob } from '#contracts/jobs/jobs.contract.ts'
import { jobPostingJsonLd } from './job-posting-json-ld.ts'

const job: PublicJob = {
  id: 7,
  title: 'Analista de datos',
  description: 'Modela el riesgo.\nCada semana.\n\n- Ventas > 1 & < 2',
  requirements: '',
  benefits: '',
  category: 'Tecnología',
  department: null,
  location: 'Miraflores, Lima',
  workType: 'híbrido',
  mode: 'hybrid',
  salary: '',
  salaryRange: '',
  salaryParsed: null,
  experienceLevel: null,
  experience: null,
  skills: [],
  isActive: true,
  isPremium: false,
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  questions: [],
  openings: 1,
  expiresAt: null,
  place: { department: 'Lima', province: 'Lima', district: 'Miraflores' },
  answers: null,
  company: { id: 1, name: 'Tupay', logo: null, industry: '', description: '', location: '', website: null },
}
const ld = (change: Partial<PublicJob>) => jobPostingJsonLd({ ...job, ...change }, 'https://qhatu.pe')

test('a plain job has every field that Google asks for and nothing invented', () => {
  expect(ld({})).toEqual({
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: 'Analista de datos',
    description: '<p>Modela el riesgo.<br>Cada semana.</p><ul><li>Ventas &gt; 1 &amp; &lt; 2</li></ul>',
    identifier: { '@type': 'PropertyValue', name: 'Tupay', value: '7' },
    url: 'https://qhatu.pe/jobs/7',
    datePosted: '2026-11-21T10:00:00.000Z',
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Tupay' },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: 'Miraflores',
        addressRegion: 'Lima',
        addressCountry: 'PE',
      },
    },
    directApply: true,
  })
})

test('remote work names the country of its applicants, not a place', () => {
  const remote = ld({ mode: 'remote' })
  expect(remote).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'PE' },
  })
  expect(remote).not.toHaveProperty('jobLocation')
})

test('a place that could not be read is Peru, not a guess', () => {
  expect(ld({ place: null })).toHaveProperty('jobLocation.address', {
    '@type': 'PostalAddress',
    addressCountry: 'PE',
  })
})

const salary = { currency: 'PEN', period: 'month' } as const
test.each([
  [
    { ...salary, min: 650000, max: 800050 },
    { minValue: 6500, maxValue: 8000.5, unitText: 'MONTH' },
  ],
  [
    { ...salary, min: 97185, max: 97185 },
    { value: 971.85, unitText: 'MONTH' },
  ],
  [
    { ...salary, min: null, max: 500000 },
    { maxValue: 5000, unitText: 'MONTH' },
  ],
  [
    { ...salary, min: 1500, max: null, period: 'hour' as const },
    { minValue: 15, unitText: 'HOUR' },
  ],
])('pay %j', (salaryParsed, value) => {
  expect(ld({ salaryParsed })['baseSalary']).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'PEN',
    value: { '@type': 'QuantitativeValue', ...value },
  })
})

test('pay that could not be read is left out', () => {
  expect(ld({ salary: 'A convenir' })).not.toHaveProperty('baseSalary')
})

test.each([
  ['Practicante de contabilidad', '', 'INTERN'],
  ['Prácticas preprofesionales en derecho', '', 'INTERN'],
  ['Mozo medio tiempo', '', 'PART_TIME'],
  ['Cajera', 'Trabajo part-time, fines de semana', 'PART_TIME'],
  ['Médico en práctica privada', '', 'FULL_TIME'],
])('"%s" %s is %s', (title, description, expected) => {
  expect(ld({ title, description })['employmentType']).toBe(expected)
})

test("every section of the ad and the company's description are included", () => {
  const full = ld({
    requirements: '1. SQL\n2. Python',
    benefits: 'EPS',
    expiresAt: '2026-12-21T04:59:59.000Z',
    skills: ['SQL', 'C#'],
    company: { ...job.company, logo: '/files/7.png', website: 'https://tupay.pe', industry: 'Fintech' },
  })
  expect(full['description']).toContain('<p>Requisitos:</p><ul><li>SQL</li><li>Python</li></ul>')
  expect(full['description']).toContain('<p>Beneficios:</p><p>EPS</p>')
  expect(full).toMatchObject({
    validThrough: '2026-12-21T04:59:59.000Z',
    skills: 'SQL, C#',
    jobBenefits: 'EPS',
    industry: 'Fintech',
    hiringOrganization: { sameAs: 'https://tupay.pe', logo: 'https://qhatu.pe/files/7.png' },
  })
})

test('a confidential job says so with the word that Google knows, and names nobody', () => {
  const hidden = ld({
    company: { ...job.company, id: null, name: 'Empresa confidencial' },
  })
  expect(hidden['hiringOrganization']).toBe('confidential')
  expect(hidden['identifier']).toMatchObject({ name: 'Qhatu', value: '7' })
})
