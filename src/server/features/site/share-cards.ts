import { formatSalary, salaryPeriodLabel } from '#domain/jobs/salary-format.ts'
import { workModeLabel } from '#domain/jobs/work-mode.ts'
import type { Deps } from '#server/deps.ts'
import { getPublicJob } from '#server/features/jobs/jobs.service.ts'
import type { ShareCard } from '#server/platform/pictures/share-card.ts'

type CardDeps = Pick<Deps, 'db' | 'pool' | 'clock'>

/** What a link to the site shows where no page has a picture of its own. */
export const siteCard: ShareCard = {
  look: 'day',
  kind: 'El mercado del talento TEC en el Perú',
  title: 'Tu talento tiene plaza.',
  by: 'Empleos, servicios y trato directo',
  facts: ['Sueldos a la vista', 'Nunca pagues por postular'],
}

/** The picture of an open job. Throws like the page itself. */
async function jobCard(deps: CardDeps, id: number): Promise<ShareCard> {
  const { job, company } = await getPublicJob(deps, id)
  const { salaryMin: min, salaryMax: max, salaryCurrency: currency, salaryPeriod: period } = job
  const amount = currency && period ? formatSalary({ min, max, currency }) : ''
  return {
    look: 'day',
    kind: job.isPremium ? 'Empleo Premium' : 'Empleo',
    title: job.title,
    by: company.name,
    facts: [
      amount && period ? `${amount} ${salaryPeriodLabel(period)}` : job.salaryText,
      job.location,
      workModeLabel(job.mode),
    ],
  }
}

/** What has a picture of its own, by the word in its address: `/og/job/7.png`. */
export const shareCards: Readonly<Record<string, (deps: CardDeps, id: number) => Promise<ShareCard>>> = {
  job: jobCard,
}
