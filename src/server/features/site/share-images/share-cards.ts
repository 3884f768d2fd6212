import { workModeLabel } from '#contracts/vocabulary.ts'
import { payLine } from '#domain/jobs/pay/salary-format.ts'
import { storedSalary } from '#domain/jobs/pay/salary.ts'
import type { Deps } from '#server/deps.ts'
import { AppError } from '#server/errors.ts'
import { getPublicCompany } from '#server/features/companies/companies.service.ts'
import { getPublicJob } from '#server/features/jobs/jobs.service.ts'
import { getPublicProfile } from '#server/features/professionals/page/public-profile.service.ts'
import { visitor } from '#server/features/professionals/visibility/visibility.queries.ts'
import { requireService } from '#server/features/services/services.service.ts'
import type { ShareCard } from '#server/platform/pictures/share-card.ts'

type CardDeps = Pick<Deps, 'db' | 'pool' | 'clock'>

/** The share picture for pages without their own. */
export const siteCard: ShareCard = {
  look: 'day',
  kind: 'El mercado del talento TEC en el Perú',
  title: 'Lo que sabes tiene mercado.',
  by: 'Empleos, servicios y trato directo',
  facts: ['Cada match, con sus razones', 'Nunca pagues por postular'],
}

/** The share picture of an open job. Throws like the page itself. */
async function jobCard(deps: CardDeps, id: number): Promise<ShareCard> {
  const { job, company } = await getPublicJob(deps, id)
  return {
    look: 'day',
    kind: job.isPremium ? 'Empleo Premium' : 'Empleo',
    title: job.title,
    by: company.name,
    facts: [
      payLine(storedSalary(job)),
      // The location of a remote job is often just 'Remoto'.
      ...new Set([job.location, workModeLabel(job.mode)]),
    ],
  }
}

const stars = ({ rating, reviewCount }: { rating: number | null; reviewCount: number }) =>
  rating === null || reviewCount === 0
    ? ''
    : `${rating.toFixed(1)} de 5 (${reviewCount} ${reviewCount === 1 ? 'reseña' : 'reseñas'})`

async function serviceCard({ db }: CardDeps, id: number): Promise<ShareCard> {
  const service = await requireService(db, visitor, id)
  return {
    look: 'accent',
    kind: `Servicio de ${service.category}`,
    title: service.title,
    by: [`${service.firstName} ${service.lastName}`, service.professionalTitle].filter(Boolean).join(' · '),
    facts: [`${service.price} por hora`, stars(service), service.location ?? ''],
  }
}

async function companyCard(deps: CardDeps, id: number): Promise<ShareCard> {
  const { company } = await getPublicCompany(deps, id)
  return {
    look: 'night',
    kind: company.verifiedAt ? 'Empresa verificada' : 'Empresa',
    title: company.name,
    by: company.industry,
    facts: [company.location],
  }
}

/** Only for professionals with a service: strangers must not find the others. */
async function professionalCard(deps: CardDeps, id: number): Promise<ShareCard> {
  const { profile, ...found } = await getPublicProfile(deps, visitor, id)
  if (!profile.isListed) throw new AppError('not_found')
  return {
    look: 'day',
    kind: profile.verifiedAt ? 'Profesional verificado' : 'Profesional',
    title: `${profile.firstName} ${profile.lastName}`,
    by: profile.title ?? '',
    facts: [stars(found), profile.location ?? ''],
  }
}

/** The pages with their own picture, by the word in its URL: `/og/job/7.png`. */
export const shareCards: Readonly<Record<string, (deps: CardDeps, id: number) => Promise<ShareCard>>> = {
  job: jobCard,
  service: serviceCard,
  company: companyCard,
  professional: professionalCard,
}
