import type { Country, JobPosting, WithContext } from 'schema-dts'
import type { PublicJob } from '#contracts/jobs/jobs.contract.ts'
import { foldText } from '#domain/text/plain-text.ts'
import { toBlocks, toLine } from '#domain/text/text-blocks.ts'

/**
 * A job as Google's job search expects it:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting.
 * Unknown values are left out, never guessed. The only default is full time, which an ad without a statement means in
 * Peru.
 */
export function jobPostingJsonLd(job: PublicJob, publicUrl: string): WithContext<JobPosting> {
  const { company } = job
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job),
    identifier: {
      '@type': 'PropertyValue',
      name: company.id === null ? 'Qhatu' : company.name,
      value: String(job.id),
    },
    url: `${publicUrl}/jobs/${job.id}`,
    datePosted: job.createdAt,
    ...(job.expiresAt ? { validThrough: job.expiresAt } : {}),
    employmentType: employmentType(job),
    hiringOrganization: organization(company, publicUrl),
    ...location(job),
    ...baseSalary(job),
    ...(company.industry ? { industry: company.industry } : {}),
    ...(job.openings > 1 ? { totalJobOpenings: job.openings } : {}),
    ...(job.benefits.trim() === '' ? {} : { jobBenefits: toLine(job.benefits) }),
    ...(job.skills.length > 0 ? { skills: job.skills.join(', ') } : {}),
    directApply: true,
  }
}

/** Google wants the plain word for a company that hides its name. */
function organization(company: PublicJob['company'], publicUrl: string) {
  if (company.id === null) return 'confidential'
  return {
    '@type': 'Organization' as const,
    name: company.name,
    ...(company.website ? { sameAs: company.website } : {}),
    ...(company.logo ? { logo: new URL(company.logo, publicUrl).href } : {}),
  }
}

const escapeText = (text: string) =>
  text.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'))

function textHtml(text: string): string {
  return toBlocks(text)
    .map((block) =>
      block.type === 'ul'
        ? `<ul>${block.items.map((item) => `<li>${escapeText(item)}</li>`).join('')}</ul>`
        : `<p>${escapeText(block.text).replaceAll('\n', '<br>')}</p>`,
    )
    .join('')
}

/** The whole ad, not only its first section: Google compares it with the visible page. */
function descriptionHtml({ description, requirements, benefits }: PublicJob): string {
  const sections: [string, string][] = [
    ['Requisitos', requirements],
    ['Beneficios', benefits],
  ]
  return (
    textHtml(description) +
    sections
      .filter(([, text]) => text.trim() !== '')
      .map(([heading, text]) => `<p>${heading}:</p>${textHtml(text)}`)
      .join('')
  )
}

function employmentType({ title, description }: PublicJob): string {
  if (/\b(?:practicantes?|practicas (?:pre)?profesionales)\b/.test(foldText(title))) return 'INTERN'
  if (/\b(?:part[ -]time|medio tiempo|tiempo parcial)\b/.test(foldText(`${title} ${description}`)))
    return 'PART_TIME'
  return 'FULL_TIME'
}

const country: Country = { '@type': 'Country', name: 'PE' }

/** Remote work has no place, only the country in which applicants must be; other jobs are at least in Peru. */
function location({
  mode,
  place,
}: PublicJob): Pick<JobPosting, 'jobLocation' | 'jobLocationType' | 'applicantLocationRequirements'> {
  if (mode === 'remote') return { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: country }
  const locality = place?.district ?? place?.province
  return {
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        ...(locality ? { addressLocality: locality } : {}),
        ...(place ? { addressRegion: place.department } : {}),
        addressCountry: 'PE',
      },
    },
  }
}

/** Cents as a decimal amount. Empty when the pay could not be parsed. */
function baseSalary({ salaryParsed }: PublicJob): Pick<JobPosting, 'baseSalary'> {
  if (!salaryParsed || (salaryParsed.min === null && salaryParsed.max === null)) return {}
  const { min, max, currency, period } = salaryParsed
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: {
        '@type': 'QuantitativeValue',
        ...(min !== null && min === max
          ? { value: min / 100 }
          : {
              ...(min === null ? {} : { minValue: min / 100 }),
              ...(max === null ? {} : { maxValue: max / 100 }),
            }),
        unitText: period.toUpperCase(),
      },
    },
  }
}
