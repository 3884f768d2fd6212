import type { JobPost, ServicePost } from '#contracts/admin/posts.contract.ts'
import type { PostState, PostKind } from '#contracts/admin/posts-vocabulary.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { serviceHref } from '#web/features/services/service.address.ts'

/** A service or a job, as the list and its dialogs show both. */
export interface Post extends Pick<
  ServicePost,
  'id' | 'title' | 'createdAt' | 'isActive' | 'takedown' | 'deletion'
> {
  kind: PostKind
  state: PostState
  ownerName: string
  /** '' for one without an account. */
  ownerEmail: string
  /** The category of a service, the place of a job. */
  about: string
  price: string
  /** Its page for everybody, which exists while it is active. */
  href: string
  /** Its whole text, each part with its title; '' for the first one. */
  texts: readonly (readonly [title: string, text: string])[]
  /** What was noticed about a job, with its text. */
  noticed: JobPost | null
}

const written = (texts: Post['texts']) => texts.filter(([, text]) => text !== '')

export const ofService = (service: ServicePost): Post => ({
  kind: 'service',
  id: service.id,
  title: service.title,
  createdAt: service.createdAt,
  isActive: service.isActive,
  takedown: service.takedown,
  deletion: service.deletion,
  state: service.state,
  ownerName: service.professionalName,
  ownerEmail: service.professionalEmail,
  about: service.category,
  price: service.price,
  href: serviceHref(service.id),
  texts: written([
    ['', service.description],
    ['Qué incluye', service.includes.join('\n')],
    ['Requisitos', service.requirements],
    ['Herramientas', service.tools],
    ['Entrega', service.deliveryTime],
  ]),
  noticed: null,
})

export const ofJob = (job: JobPost): Post => ({
  kind: 'job',
  id: job.id,
  title: job.title,
  createdAt: job.createdAt,
  isActive: job.isActive,
  takedown: job.takedown,
  deletion: job.deletion,
  state: job.state,
  ownerName: job.companyName,
  ownerEmail: job.companyEmail,
  about: job.location,
  price: job.salaryRange,
  href: jobHref(job.id),
  texts: written([
    ['', job.description],
    ['Requisitos', job.requirements],
    ['Beneficios', job.benefits],
    ['Preguntas para quien postula', job.questionTexts],
    ['Categoría', job.category ?? ''],
  ]),
  noticed: job.remarks.length > 0 ? job : null,
})
