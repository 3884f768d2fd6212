import type { CompanyJob } from '#contracts/jobs/company-job-fields.ts'
import type { Hire } from '#contracts/hires/hires.contract.ts'
import { jobIn } from './job-in.ts'
import { daysLeft, daysLeftInWords, soon, stateOf } from '#web/features/jobs/own/job-list.address.ts'

/** Something that the company can do now, and where. */
export interface CompanyTask {
  kind: 'held' | 'human-review' | 'new' | 'message' | 'delivery' | 'decide' | 'ending'
  id: string
  title: string
  /** The subject, or why it matters. */
  text: string
  /** The button's label and its link. */
  action: string
  to: string
}

interface Known {
  jobs: readonly CompanyJob[]
  /** Null: not known, so no task is made of them. */
  hires: readonly Hire[] | null
  unread: number
  now: number
}

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`
const panel = '/company-dashboard'

/**
 * The company's open tasks, those that keep somebody waiting first. One line for each kind, except ads to correct: one
 * line each.
 */
export function companyTasks(known: Known): CompanyTask[] {
  return [
    ...held(known),
    ...humanReviews(known),
    ...fresh(known),
    ...messages(known),
    ...deliveries(known),
    ...decisions(known),
    ...ending(known),
  ]
}

const held = ({ jobs, now }: Known): CompanyTask[] =>
  jobs
    .filter((job) => stateOf(job, now) === 'en-espera')
    .map((job) => ({
      kind: 'held',
      id: `held-${job.id}`,
      title: `Corrige “${job.title}”`,
      text: job.hold?.appealedAt
        ? 'Está en espera. Pediste que lo revisemos; también puedes corregirlo.'
        : 'Está en espera y nadie lo ve todavía.',
      action: 'Corregir',
      to: `${panel}/empleos/${job.id}/editar`,
    }))

function humanReviews({ jobs }: Known): CompanyTask[] {
  const waiting = jobs.filter((job) => job.openHumanReviews > 0)
  const people = sum(waiting, (job) => job.openHumanReviews)
  if (people === 0) return []
  return [
    {
      kind: 'human-review',
      id: 'human-review',
      title: count(
        people,
        'candidato pidió que revises su puntaje',
        'candidatos pidieron que revises su puntaje',
      ),
      text: jobIn(waiting, (job) => job.openHumanReviews),
      action: 'Responder',
      to: `${panel}/candidatos?revision=1`,
    },
  ]
}

function fresh({ jobs }: Known): CompanyTask[] {
  const waiting = jobs.filter((job) => job.newCount > 0).toSorted((a, b) => b.newCount - a.newCount)
  const people = sum(waiting, (job) => job.newCount)
  if (people === 0) return []
  const [only, ...others] = waiting
  return [
    {
      kind: 'new',
      id: 'new',
      title: count(people, 'candidato nuevo por revisar', 'candidatos nuevos por revisar'),
      text: jobIn(waiting, (job) => job.newCount),
      action: 'Revisar',
      to:
        only && others.length === 0
          ? `${panel}/candidatos/${only.id}?estado=pending`
          : `${panel}/candidatos?estado=pending`,
    },
  ]
}

const messages = ({ unread }: Known): CompanyTask[] =>
  unread === 0
    ? []
    : [
        {
          kind: 'message',
          id: 'message',
          title: count(unread, 'mensaje sin leer', 'mensajes sin leer'),
          text: 'Responder pronto es lo que más valoran.',
          action: 'Leer',
          to: `${panel}/mensajes`,
        },
      ]

function deliveries({ hires }: Known): CompanyTask[] {
  const delivered = hires?.filter(({ status }) => status === 'delivered') ?? []
  const [first] = delivered
  if (!first) return []
  return [
    {
      kind: 'delivery',
      id: 'delivery',
      title: count(delivered.length, 'entrega por aceptar', 'entregas por aceptar'),
      text: `${first.professionalName}, ${first.serviceTitle}${delivered.length > 1 ? ' y más' : ''}`,
      action: 'Ver entrega',
      to: `${panel}/contrataciones`,
    },
  ]
}

function decisions({ jobs }: Known): CompanyTask[] {
  const waiting = jobs.filter((job) => job.stages.interviewed > 0)
  const people = sum(waiting, (job) => job.stages.interviewed)
  if (people === 0) return []
  return [
    {
      kind: 'decide',
      id: 'decide',
      title: count(people, 'entrevistado espera tu decisión', 'entrevistados esperan tu decisión'),
      text: jobIn(waiting, (job) => job.stages.interviewed),
      action: 'Decidir',
      to: `${panel}/candidatos?estado=interviewed`,
    },
  ]
}

const ending = ({ jobs, now }: Known): CompanyTask[] =>
  jobs.flatMap((job) => {
    const days = daysLeft(job, now)
    if (days === null || days > soon) return []
    return [
      {
        kind: 'ending' as const,
        id: `ending-${job.id}`,
        title: `“${job.title}”: ${daysLeftInWords(days).toLowerCase()}`,
        text: `${count(job.applicationCount, 'postulación', 'postulaciones')} y ${count(job.views, 'visita', 'visitas')} hasta hoy.`,
        action: 'Ver empleo',
        to: `${panel}/empleos?orden=terminan`,
      },
    ]
  })

const sum = (jobs: readonly CompanyJob[], of: (job: CompanyJob) => number) =>
  jobs.reduce((total, job) => total + of(job), 0)
