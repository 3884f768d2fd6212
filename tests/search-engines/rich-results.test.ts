import { describe, expect, test } from 'vitest'
import { organizationJsonLd, webSiteJsonLd } from '#web/features/site/landing/site-json-ld.ts'
import { serviceJsonLd } from '#web/features/services/service-json-ld.ts'
import { breadcrumbsJsonLd } from '#web/lib/json-ld/breadcrumbs.ts'
import { companyJsonLd } from '#web/lib/json-ld/company.ts'
import { faqJsonLd } from '#web/lib/json-ld/faq.ts'
import { itemListJsonLd } from '#web/lib/json-ld/item-list.ts'
import { profileJsonLd } from '#web/lib/json-ld/person.ts'
import { checkStructuredData, typeRules } from './rich-results.ts'

const site = 'https://qhatu.pe'
const service = {
  id: 4,
  title: 'Diseño de marca',
  description: 'Logotipo y manual.',
  category: 'Diseño',
  price: '$1,025.50',
  imageUrl: null,
  professional: { id: 9, firstName: 'Ariana', lastName: 'Quispe' },
  rating: 4.8,
  reviewCount: 5,
}
const person = {
  id: 9,
  firstName: 'Ariana',
  lastName: 'Quispe',
  title: 'Diseñadora',
  summary: 'Marcas con historia.',
  location: 'Cusco',
  avatar: null,
  skills: 'Figma, Dibujo',
  memberSince: '2026-01-05T10:00:00.000Z',
}
const company = {
  id: 2,
  name: 'Tupay',
  description: 'Pagos.',
  location: 'Lima',
  logo: '/logos/2.png',
  website: null,
}

describe("the product's structured data has no fault", () => {
  test.each([
    ['the organization', organizationJsonLd(site)],
    ['the site', webSiteJsonLd(site)],
    [
      'a path',
      breadcrumbsJsonLd(site, [
        ['Inicio', '/'],
        ['Empleos', '/empleos'],
      ]),
    ],
    ['a list', itemListJsonLd(site, 'Servicios', [{ name: 'Diseño', path: '/servicios/4' }])],
    [
      'a second page of a list',
      itemListJsonLd(
        site,
        'Empleos',
        [
          { name: 'A', path: '/jobs/1' },
          { name: 'B', path: '/jobs/2' },
        ],
        21,
      ),
    ],
    ['questions', faqJsonLd([{ question: '¿Cuánto cuesta postular?', answer: 'Nada.' }])],
    ['a person', profileJsonLd(person, site)],
    [
      'a person who says little',
      profileJsonLd({ ...person, title: null, summary: null, location: null, skills: '' }, site),
    ],
    ['a company', companyJsonLd(company, site)],
    ...serviceJsonLd(service, site).map((one) => [`a ${one['@type']}`, one] as const),
    [
      'an unreviewed service without a price',
      serviceJsonLd({ ...service, price: 'A convenir', rating: null }, site)[0],
    ],
  ] as const)('%s', (_name, data) => {
    expect(checkStructuredData(JSON.parse(JSON.stringify(data))).faults).toEqual([])
  })
})

test('a service claims a rating only when it has been reviewed', () => {
  expect(serviceJsonLd(service, site).map((one) => one['@type'])).toEqual(['Service', 'Product'])
  expect(JSON.stringify(serviceJsonLd({ ...service, rating: null, reviewCount: 0 }, site))).not.toContain(
    'ating',
  )
})

const job = {
  '@context': 'https://schema.org',
  '@type': 'JobPosting',
  title: 'Analista',
  description: '<p>Modela.</p>',
  datePosted: '2026-11-21T10:00:00.000Z',
  validThrough: '2027-01-20T10:00:00.000Z',
  employmentType: 'FULL_TIME',
  identifier: { '@type': 'PropertyValue', name: 'Tupay', value: '7' },
  hiringOrganization: { '@type': 'Organization', name: 'Tupay' },
  jobLocation: {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      addressCountry: 'PE',
      addressLocality: 'Lima',
      addressRegion: 'Lima',
    },
  },
  baseSalary: {
    '@type': 'MonetaryAmount',
    currency: 'PEN',
    value: { '@type': 'QuantitativeValue', minValue: 4000, maxValue: 5000, unitText: 'MONTH' },
  },
  directApply: true,
}
const pay = (value: object) => ({
  baseSalary: { ...job.baseSalary, value: { '@type': 'QuantitativeValue', unitText: 'MONTH', ...value } },
})
const rating = (change: object) => ({
  '@context': 'https://schema.org',
  '@type': 'AggregateRating',
  ratingValue: 4,
  reviewCount: 2,
  ...change,
})
const list = (...positions: number[]) => ({
  ...itemListJsonLd(site, 'Empleos', []),
  itemListElement: positions.map((position) => ({ '@type': 'ListItem', position, url: `${site}/jobs/1` })),
})

test('a complete job has no fault, and only recommended fields of the company are missing', () => {
  const { faults, missing } = checkStructuredData(job)
  expect(faults).toEqual([])
  expect(missing).toEqual(['url', 'logo', 'address', 'description'].map((field) => `Organization.${field}`))
})

describe('each broken example is found', () => {
  test.each<[string, unknown, string]>([
    ['no object', [job], 'not one object'],
    ['no context', { ...job, '@context': undefined }, '@context'],
    [
      'a type that nobody checks',
      { '@context': 'https://schema.org', '@type': 'Recipe' },
      'Recipe: unknown type',
    ],
    [
      'an inherited name as type',
      { '@context': 'https://schema.org', '@type': 'constructor' },
      'unknown type',
    ],
    ['no title', { ...job, title: undefined }, 'JobPosting.title: required'],
    ['an empty title', { ...job, title: ' ' }, 'JobPosting.title: not plain text'],
    ['markup in the title', { ...job, title: '<b>Ya</b>' }, 'JobPosting.title: not plain text'],
    ['a script in the text', { ...job, description: '<p>a</p><script>1</script>' }, 'JobPosting.description'],
    ['the title for a text', { ...job, description: 'Analista' }, 'repeats the title'],
    ['a local date', { ...job, datePosted: '21/11/2026' }, 'JobPosting.datePosted'],
    ['a day that does not exist', { ...job, datePosted: '2026-13-41' }, 'JobPosting.datePosted'],
    ['an end before the start', { ...job, validThrough: '2026-11-20' }, 'not after datePosted'],
    ['no employer', { ...job, hiringOrganization: undefined }, 'hiringOrganization: required'],
    [
      'an employer without a name',
      { ...job, hiringOrganization: { '@type': 'Organization' } },
      'Organization.name: required',
    ],
    [
      'an employer that is a text',
      { ...job, hiringOrganization: 'Tupay' },
      'hiringOrganization: not an object',
    ],
    ['no place', { ...job, jobLocation: undefined }, 'jobLocation|applicantLocationRequirements: required'],
    ['remote for nobody', { ...job, jobLocationType: 'TELECOMMUTE' }, 'come together'],
    [
      'a place without country',
      { ...job, jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress' } } },
      'addressCountry: required',
    ],
    ['an invented kind of work', { ...job, employmentType: 'full_time' }, 'JobPosting.employmentType'],
    [
      'no pay at all as 0 to 0',
      { ...job, ...pay({ minValue: 0, maxValue: 0 }) },
      'QuantitativeValue.minValue',
    ],
    ['pay as a text', { ...job, ...pay({ value: '4,500' }) }, 'QuantitativeValue.value'],
    ['a range upside down', { ...job, ...pay({ minValue: 9, maxValue: 5 }) }, 'minValue is over maxValue'],
    [
      'pay for an unknown time',
      { ...job, ...pay({ value: 5, unitText: 'MES' }) },
      'QuantitativeValue.unitText',
    ],
    [
      'another currency',
      { ...job, baseSalary: { ...job.baseSalary, currency: 'S/' } },
      'MonetaryAmount.currency',
    ],
    ['a relative address', { ...organizationJsonLd(site), logo: '/icon.png' }, 'Organization.logo'],
    ['a script address', { ...organizationJsonLd(site), url: 'javascript:alert(1)' }, 'Organization.url'],
    [
      'a search without the words',
      {
        ...webSiteJsonLd(site),
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: `${site}/empleos` },
        },
      },
      'EntryPoint.urlTemplate',
    ],
    ['a path of one step', breadcrumbsJsonLd(site, [['Inicio', '/']]), 'at least two steps'],
    ['a gap in a list', list(1, 3), 'positions are not in order'],
    ['a repeated position', list(1, 1), 'positions are not in order'],
    [
      'a question without answer',
      { ...faqJsonLd([]), mainEntity: [{ '@type': 'Question', name: '¿Sí?' }] },
      'Question.acceptedAnswer: required',
    ],
    ['an empty answer', faqJsonLd([{ question: '¿Sí?', answer: '' }]), 'Answer.text'],
    ['a script in an answer', faqJsonLd([{ question: '¿Sí?', answer: '<script>1</script>' }]), 'Answer.text'],
    ['six of five stars', rating({ ratingValue: 6 }), 'over bestRating'],
    ['stars of nobody', rating({ reviewCount: 0 }), 'AggregateRating.reviewCount'],
    ['stars uncounted', rating({ reviewCount: undefined }), 'ratingCount|reviewCount: required'],
    [
      'stars on a service',
      { ...serviceJsonLd(service, site)[0], aggregateRating: rating({}) },
      'not shown for a Service',
    ],
    [
      'a service for free',
      { ...serviceJsonLd(service, site)[0], offers: { '@type': 'Offer', price: 0, priceCurrency: 'USD' } },
      'Offer.price',
    ],
    [
      'a person without a name',
      { ...profileJsonLd({ ...person, firstName: '', lastName: '' }, site) },
      'Person.name',
    ],
  ])('%s', (_name, data, fault) => {
    expect(checkStructuredData(data).faults.join('\n')).toContain(fault)
  })

  test('every missing required field of every type is found', () => {
    for (const [type, { required }] of Object.entries(typeRules))
      expect(checkStructuredData({ '@context': 'https://schema.org', '@type': type }).faults).toEqual(
        expect.arrayContaining(
          required.map((one) => `${type}.${typeof one === 'string' ? one : one.join('|')}: required`),
        ),
      )
  })
})

test('a service gives search engines its own picture, or else the generated one', () => {
  const [drawn] = serviceJsonLd(service, site)
  const [own] = serviceJsonLd({ ...service, imageUrl: '/files/abc.webp' }, site)
  expect(drawn?.image).toBe(`${site}/og/service/${service.id}.png`)
  expect(own?.image).toBe(`${site}/files/abc.webp`)
})
