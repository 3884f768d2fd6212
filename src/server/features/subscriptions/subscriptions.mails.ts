import { workModeLabel } from '#contracts/vocabulary.ts'
import type { JobSummary } from '#contracts/jobs/jobs.contract.ts'
import type { AlertFrequency } from '#contracts/subscriptions/subscriptions.contract.ts'
import { confirmSubscriptionDays } from '#contracts/subscriptions/subscription-figures.ts'
import { searchInWords } from '#domain/jobs/search/stored-search.words.ts'
import { payLine } from '#domain/jobs/pay/salary-format.ts'
import { truncate } from '#domain/text/truncate.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { oneClickLeave } from '#server/platform/mail/one-click.ts'
import type { OutgoingMail } from '#server/platform/mail/send-mail.ts'
import type { SubscriptionRow } from './subscriptions.queries.ts'

type Mail = Omit<OutgoingMail, 'to'>

const every: Record<AlertFrequency, string> = { daily: 'cada día', weekly: 'cada semana' }

/**
 * Asks the owner of an address to confirm a subscription. It contains nothing that the sender typed; the page behind
 * the link shows the search.
 */
export function confirmationMail(
  { kind, frequency }: Pick<SubscriptionRow, 'kind' | 'frequency'>,
  token: string,
): Mail {
  const url = `/suscripcion/confirmar/${token}`
  const footer = `El enlace vale ${confirmSubscriptionDays} días. Si no lo pediste, ignora este mensaje: no te escribiremos más por esto.`
  if (kind === 'newsletter')
    return {
      subject: 'Confirma tu suscripción a Qhatu',
      content: {
        preheader: 'Un clic y recibes los mejores empleos TEC cada semana.',
        heading: 'Confirma tu suscripción',
        paragraphs: ['Pediste recibir un correo por semana con los mejores empleos TEC.'],
        action: { label: 'Confirmar mi suscripción', url },
        footer,
      },
    }
  return {
    subject: 'Confirma tu alerta de empleos',
    content: {
      preheader: 'Un clic y te avisamos de los empleos nuevos.',
      heading: 'Confirma tu alerta',
      paragraphs: [
        `Pediste que te avisemos ${every[frequency]} de los empleos nuevos de tu búsqueda. Si no hay nuevos, no te escribimos.`,
      ],
      action: { label: 'Confirmar mi alerta', url },
      footer,
    },
  }
}

interface Digest {
  subscription: Pick<SubscriptionRow, 'kind' | 'search' | 'frequency'>
  /** The jobs that the mail names; `more` is the number of others found. */
  jobs: readonly JobSummary[]
  more: number
  token: string
  publicUrl: string
}

/** How to end a subscription: its page, and one click in the mail program. */
export const leaveSubscription = (publicUrl: string, token: string) =>
  oneClickLeave(`${publicUrl}/suscripcion/cancelar/${token}`)

/** The new jobs of an alert, or of the week. Supports one-click unsubscribe (RFC 8058). */
export function digestMail({ subscription, jobs, more, token, publicUrl }: Digest): Mail {
  const { url: cancel, headers } = leaveSubscription(publicUrl, token)
  const isAlert = subscription.kind === 'job_alert'
  return {
    ...(isAlert ? alertWords(subscription, jobs.length + more) : newsletterWords(jobs)),
    headers,
    content: {
      ...(isAlert ? alertContent(subscription, jobs, more) : newsletterContent(jobs)),
      list: jobs.map((job) => ({
        title: job.title,
        detail: [job.company.name, job.location, workModeLabel(job.mode), payLine(job.salaryParsed)]
          .filter((part) => part.trim() !== '')
          .join(' · '),
        url: jobHref(job.id),
      })),
      links: [
        ...(isAlert ? [{ label: 'Cambiar la frecuencia', url: `/suscripcion/${token}` }] : []),
        { label: 'Cancelar la suscripción', url: cancel },
      ],
    },
  }
}

const nameOf = (search: string) => truncate(searchInWords(search), 80)
const counted = (count: number) => (count === 1 ? '1 empleo nuevo' : `${count} empleos nuevos`)

const alertWords = ({ search }: Digest['subscription'], count: number) => ({
  subject: `${counted(count)}: ${nameOf(search)}`,
})

function alertContent(
  { search, frequency }: Digest['subscription'],
  jobs: Digest['jobs'],
  more: number,
): Mail['content'] {
  const query = new URLSearchParams(search)
  query.set('sort', 'recent')
  return {
    preheader: jobs
      .map(({ title }) => title)
      .join(' · ')
      .slice(0, 140),
    heading: `${counted(jobs.length + more)} para tu alerta`,
    paragraphs: [nameOf(search)],
    action: { label: more > 0 ? `Ver ${more} más` : 'Ver la búsqueda', url: `/empleos?${query}` },
    footer: `Recibes este correo porque creaste una alerta de empleos, ${every[frequency]}.`,
  }
}

const newsletterWords = (jobs: Digest['jobs']) => ({
  subject: `Los mejores empleos TEC de la semana: ${truncate(jobs[0]?.title ?? '', 60)}`,
})

const newsletterContent = (jobs: Digest['jobs']): Mail['content'] => ({
  preheader: jobs
    .map(({ title }) => title)
    .join(' · ')
    .slice(0, 140),
  heading: 'Los mejores empleos TEC',
  paragraphs: ['Lo más nuevo de la semana en Qhatu.'],
  action: { label: 'Ver todos los empleos', url: '/empleos' },
  footer: 'Recibes este correo porque te suscribiste: uno por semana.',
})
