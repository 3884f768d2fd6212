import {
  answerHtml,
  type Check,
  country,
  currency,
  date,
  html,
  match,
  numberOver,
  oneOf,
  text,
  url,
} from './formats.ts'

type Format = Check | 'node' | 'node or confidential'

/**
 * Google's documented rules for each type on our pages
 * (https://developers.google.com/search/docs/appearance/structured-data), and schema.org's for `Service` and `ItemList`,
 * which Google does not document. A type that is not listed is a fault.
 */
interface TypeRule {
  /** A field, or several of which at least one is required. */
  required: readonly (string | readonly string[])[]
  recommended: readonly string[]
  formats: Readonly<Record<string, Format>>
  /** Rules over several fields. */
  whole?: (node: Node) => string[]
}
type Node = Readonly<Record<string, unknown>>

const address = ['addressCountry', 'addressLocality', 'addressRegion'] as const

export const typeRules: Readonly<Record<string, TypeRule>> = {
  JobPosting: {
    required: [
      'title',
      'description',
      'datePosted',
      'hiringOrganization',
      ['jobLocation', 'applicantLocationRequirements'],
    ],
    recommended: ['validThrough', 'employmentType', 'baseSalary', 'identifier', 'directApply'],
    formats: {
      title: text,
      description: html,
      datePosted: date,
      validThrough: date,
      employmentType: oneOf(
        'FULL_TIME',
        'PART_TIME',
        'CONTRACTOR',
        'TEMPORARY',
        'INTERN',
        'VOLUNTEER',
        'PER_DIEM',
        'OTHER',
      ),
      directApply: oneOf(true, false),
      jobLocationType: oneOf('TELECOMMUTE'),
      url,
      // An employer that hides its name is this word.
      hiringOrganization: 'node or confidential',
      jobLocation: 'node',
      applicantLocationRequirements: 'node',
      baseSalary: 'node',
      identifier: 'node',
    },
    whole: (job) => [
      ...(job['description'] === job['title'] ? ['description repeats the title'] : []),
      ...(job['validThrough'] && String(job['validThrough']) <= String(job['datePosted'])
        ? ['validThrough is not after datePosted']
        : []),
      ...((job['jobLocationType'] === undefined) === (job['applicantLocationRequirements'] === undefined)
        ? []
        : ['jobLocationType and applicantLocationRequirements come together']),
    ],
  },
  MonetaryAmount: {
    required: ['currency', 'value'],
    recommended: [],
    formats: { currency, value: 'node' },
  },
  QuantitativeValue: {
    required: ['unitText', ['value', 'minValue', 'maxValue']],
    recommended: [],
    formats: {
      unitText: oneOf('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR'),
      value: numberOver(0),
      minValue: numberOver(0),
      maxValue: numberOver(0),
    },
    whole: ({ minValue, maxValue }) =>
      Number(minValue) > Number(maxValue) ? ['minValue is over maxValue'] : [],
  },
  Place: { required: ['address'], recommended: [], formats: { address: 'node' } },
  PostalAddress: {
    required: ['addressCountry'],
    recommended: address.slice(1),
    formats: { addressCountry: country, addressLocality: text, addressRegion: text },
  },
  Country: { required: ['name'], recommended: [], formats: { name: country } },
  PropertyValue: { required: ['name', 'value'], recommended: [], formats: { name: text, value: text } },
  Organization: {
    required: ['name'],
    recommended: ['url', 'logo', 'address', 'description'],
    formats: { name: text, url, logo: url, sameAs: url, description: text, address: 'node' },
  },
  WebSite: {
    required: ['name', 'url'],
    recommended: ['potentialAction'],
    formats: { name: text, url, potentialAction: 'node', publisher: 'node' },
  },
  SearchAction: {
    required: ['target', 'query-input'],
    recommended: [],
    formats: { target: 'node', 'query-input': match(/^required name=search_term_string$/) },
  },
  EntryPoint: {
    required: ['urlTemplate'],
    recommended: [],
    formats: { urlTemplate: match(/^https?:\/\/.+\{search_term_string\}/) },
  },
  BreadcrumbList: {
    required: ['itemListElement'],
    recommended: [],
    formats: { itemListElement: 'node' },
    whole: (list) => [
      ...positions(list),
      ...(nodesOf(list['itemListElement']).length < 2 ? ['a path has at least two steps'] : []),
    ],
  },
  ItemList: {
    required: ['itemListElement'],
    recommended: ['name', 'numberOfItems'],
    formats: { itemListElement: 'node', name: text, numberOfItems: numberOver(-1) },
    whole: positions,
  },
  ListItem: {
    required: ['position', ['item', 'url']],
    recommended: ['name'],
    formats: { position: numberOver(0), name: text, item: url, url },
  },
  FAQPage: { required: ['mainEntity'], recommended: [], formats: { mainEntity: 'node' } },
  Question: {
    required: ['name', 'acceptedAnswer'],
    recommended: [],
    formats: { name: text, acceptedAnswer: 'node' },
  },
  Answer: { required: ['text'], recommended: [], formats: { text: answerHtml } },
  ProfilePage: {
    required: ['mainEntity'],
    recommended: ['dateCreated', 'dateModified'],
    formats: { mainEntity: 'node', url, dateCreated: date, dateModified: date },
  },
  Person: {
    required: ['name'],
    recommended: ['image', 'url', 'description', 'identifier'],
    formats: {
      name: text,
      url,
      image: url,
      description: text,
      jobTitle: text,
      identifier: text,
      address: 'node',
    },
  },
  Service: {
    required: ['name', 'provider'],
    recommended: ['description', 'offers', 'areaServed', 'serviceType', 'image', 'url'],
    formats: {
      name: text,
      description: text,
      url,
      image: url,
      serviceType: text,
      provider: 'node',
      offers: 'node',
      areaServed: 'node',
    },
    whole: (service) =>
      'aggregateRating' in service ? ['ratings are not shown for a Service: say it of a Product'] : [],
  },
  Product: {
    required: ['name', ['review', 'aggregateRating', 'offers']],
    recommended: ['description', 'image'],
    formats: { name: text, description: text, image: url, url, offers: 'node', aggregateRating: 'node' },
  },
  Offer: {
    required: ['price', 'priceCurrency'],
    recommended: ['availability', 'url'],
    formats: {
      price: numberOver(0),
      priceCurrency: currency,
      url,
      availability: match(/^https:\/\/schema\.org\/\w+$/),
      priceSpecification: 'node',
    },
  },
  UnitPriceSpecification: {
    required: ['price', 'priceCurrency'],
    recommended: ['unitCode'],
    formats: { price: numberOver(0), priceCurrency: currency, unitCode: match(/^[A-Z0-9]{2,3}$/) },
  },
  AggregateRating: {
    required: ['ratingValue', ['ratingCount', 'reviewCount']],
    recommended: ['bestRating'],
    formats: { ratingValue: numberOver(0), reviewCount: numberOver(0), ratingCount: numberOver(0) },
    whole: ({ ratingValue, bestRating = 5 }) =>
      Number(ratingValue) > Number(bestRating) ? ['ratingValue is over bestRating'] : [],
  },
}

const nodesOf = (value: unknown): Node[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is Node => typeof one === 'object' && one !== null,
  )

/** Checks that positions increase by one, from any start. */
function positions(list: Node): string[] {
  const given = nodesOf(list['itemListElement']).map(({ position }) => Number(position))
  return given.every((position, at) => position === (given[0] ?? 0) + at)
    ? []
    : ['positions are not in order']
}

export interface Findings {
  /** Errors: a search engine would reject it or show it wrongly. `Type.field: why`. */
  faults: string[]
  /** Recommended fields that are missing. `Type.field`. */
  missing: string[]
}

/** Checks an object of structured data with all nested ones. */
export function checkStructuredData(value: unknown): Findings {
  const findings: Findings = { faults: [], missing: [] }
  const root = nodesOf(value)[0]
  if (!root || Array.isArray(value)) findings.faults.push('not one object')
  else if (root['@context'] !== 'https://schema.org')
    findings.faults.push('@context is not https://schema.org')
  if (root) checkNode(root, findings)
  return findings
}

function checkNode(node: Node, findings: Findings): void {
  const type = String(node['@type'])
  if (node['@type'] === undefined && typeof node['@id'] === 'string') return
  const rule = Object.hasOwn(typeRules, type) ? typeRules[type]! : undefined
  if (!rule) return void findings.faults.push(`${type}: unknown type`)
  const has = (field: string) => node[field] !== undefined
  for (const one of rule.required) {
    const names = typeof one === 'string' ? [one] : one
    if (!names.some(has)) findings.faults.push(`${type}.${names.join('|')}: required`)
  }
  findings.missing.push(...rule.recommended.filter((field) => !has(field)).map((field) => `${type}.${field}`))
  for (const [field, format] of Object.entries(rule.formats))
    if (has(field)) checkField(node[field], format, `${type}.${field}`, findings)
  findings.faults.push(...(rule.whole?.(node) ?? []).map((fault) => `${type}: ${fault}`))
}

function checkField(value: unknown, format: Format, name: string, findings: Findings): void {
  if (format === 'node or confidential' && value === 'confidential') return
  if (typeof format === 'function') {
    const fault = format(value)
    if (fault) findings.faults.push(`${name}: ${fault}`)
    return
  }
  const nodes = nodesOf(value)
  if (nodes.length === 0 || (Array.isArray(value) && nodes.length < value.length))
    findings.faults.push(`${name}: not an object`)
  for (const node of nodes) checkNode(node, findings)
}
