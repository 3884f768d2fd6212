import { formatSalary, salaryPeriodLabel } from '#domain/jobs/pay/salary-format.ts'
import type { SalaryPeriod } from '#domain/jobs/pay/salary.ts'
import type { ImportRow } from './job-import.ts'

type Tree = Readonly<Record<string, unknown>>

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value)

/** The text of a value: itself, or the name or value that an object has. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value.trim()
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) return value.map(textOf).filter(Boolean).join(', ')
  return isTree(value) ? textOf(value.name ?? value.value ?? '') : ''
}

/** Whether an object is a JobPosting of schema.org. */
export function isJobPosting(value: unknown): value is Tree {
  return isTree(value) && [value['@type']].flat().includes('JobPosting')
}

const periods: Readonly<Record<string, SalaryPeriod>> = {
  HOUR: 'hour',
  DAY: 'day',
  WEEK: 'week',
  MONTH: 'month',
  YEAR: 'year',
}

const centsOf = (value: unknown): number | null => {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number > 0 ? Math.round(number * 100) : null
}

/** 'S/ 2,000 – 2,500 al mes'. In another currency, or without an amount, the words that are there. */
function payOf(value: unknown): string {
  const pay = first(value)
  if (!isTree(pay)) return textOf(pay)
  const amount = isTree(pay.value) ? pay.value : pay
  const currency = textOf(pay.currency ?? pay.salaryCurrency)
  const exact = centsOf(amount.value)
  const [min, max] = [centsOf(amount.minValue) ?? exact, centsOf(amount.maxValue) ?? exact]
  if (min === null && max === null) return ''
  if (currency !== '' && currency !== 'PEN' && currency !== 'USD')
    return [currency, textOf(amount.minValue ?? amount.value)].join(' ')
  const period = periods[textOf(amount.unitText ?? pay.unitText).toUpperCase()] ?? 'month'
  const text = formatSalary({ min, max, currency: currency === 'USD' ? 'USD' : 'PEN' })
  return `${text} ${salaryPeriodLabel(period)}`
}

function placeOf(value: unknown): { location: string; country: string } {
  const place = first(value)
  const address = isTree(place) ? (place.address ?? place) : place
  if (!isTree(address)) return { location: textOf(address), country: '' }
  const parts = [textOf(address.addressLocality), textOf(address.addressRegion)].filter(Boolean)
  return { location: [...new Set(parts)].join(', '), country: textOf(address.addressCountry) }
}

function experienceOf(value: unknown): string {
  if (!isTree(value)) return textOf(value)
  const months = textOf(value.monthsOfExperience)
  return months === '' ? textOf(value) : `${months} meses`
}

/** A JobPosting of schema.org under the names of a row of a feed. What it has under other names stays. */
export function rowOfPosting(posting: Tree): ImportRow {
  const {
    '@type': _type,
    '@context': _context,
    '@id': _id,
    identifier,
    jobLocation,
    jobLocationType,
    baseSalary,
    experienceRequirements,
    employmentType,
    hiringOrganization,
    datePosted,
    validThrough,
    totalJobOpenings,
    qualifications,
    educationRequirements,
    responsibilities,
    jobBenefits,
    occupationalCategory,
    ...rest
  } = posting
  const { location, country } = placeOf(jobLocation)
  return {
    ...rest,
    reference: textOf(isTree(identifier) ? (identifier.value ?? identifier.name) : identifier),
    location,
    country,
    remotetype: textOf(jobLocationType) === 'TELECOMMUTE' ? 'remoto' : '',
    salary: payOf(baseSalary),
    experience: experienceOf(experienceRequirements),
    jobtype: textOf(employmentType),
    company: textOf(hiringOrganization),
    date: textOf(datePosted),
    validThrough: textOf(validThrough).slice(0, 40),
    openings: textOf(totalJobOpenings),
    qualifications: [textOf(qualifications), textOf(educationRequirements)].filter(Boolean).join('\n'),
    responsibilities: textOf(responsibilities),
    benefits: textOf(jobBenefits),
    category: textOf(occupationalCategory ?? posting.industry),
    skills: textOf(posting.skills),
  }
}
