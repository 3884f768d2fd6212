import type { ProfileGap } from '#contracts/vocabulary.ts'
import { formatDate, formatTime, limaDay, limaDayStart } from '#domain/time/dates.ts'
import { addDays, weekdayOf } from '#domain/time/lima-days.ts'
import { applyingHref, jobHref } from '#domain/jobs/job.address.ts'
import { practiceHref, reviewPath } from '#domain/coach/coach.address.ts'
import { type PlannedWay, reachSteps } from './reach-steps.ts'

/** One thing to do this week. Done ones stay until the week ends, where the facts still tell. */
export interface PlanStep {
  key: string
  title: string
  text: string
  href: string
  action: string
  isDone: boolean
}

/** What is true of the person now. */
export interface PlanFacts {
  now: Date
  gaps: readonly ProfileGap[]
  /** Proposals of the review that can be accepted. */
  proposals: number
  /** Findings that only the person can answer: a result, a date. They do not keep the step open. */
  questions: number
  applications: readonly {
    jobId: number
    title: string
    company: string
    appliedAt: Date
    isWaiting: boolean
  }[]
  interviews: readonly {
    id: number
    jobId: number
    title: string
    status: string
    startsAt: Date | null
    href: string
  }[]
  /** Saved ads that end in the next days. */
  closing: readonly { id: number; title: string; company: string; endsAt: Date }[]
  /** Open ads that fit and were not applied to. */
  fitting: number
  way: PlannedWay
}

/** Applications in a week that keep a search going and can be done with care. */
export const applicationsOfWeek = 3
/** In days: after that hardly anybody writes any more. */
const longWait = 14
const closingShown = 3

const gapSteps: Readonly<Record<ProfileGap, { title: string; href: string }>> = {
  title: { title: 'Di a qué te dedicas', href: '/dashboard#datos' },
  experience: { title: 'Agrega tu experiencia', href: '/dashboard/experiencia#experiencia' },
  skills: { title: 'Agrega lo que sabes hacer', href: '/dashboard/experiencia' },
  education: { title: 'Agrega tus estudios', href: '/dashboard/experiencia#estudios' },
  place: { title: 'Di dónde vives', href: '/dashboard#datos' },
}

/** The Monday of the week in Lima, 'YYYY-MM-DD'. */
export function weekOf(now: Date): string {
  const today = limaDay(now)
  return addDays(today, 1 - weekdayOf(today))
}

/** The week's plan from what is true now: what has a day first, then what helps every application. */
export function planOf(facts: PlanFacts): PlanStep[] {
  const steps = [
    ...interviewSteps(facts),
    ...closingSteps(facts),
    ...profileSteps(facts),
    ...reviewStep(facts),
    ...applyStep(facts),
    ...reachSteps(facts.way, !facts.gaps.includes('experience')),
    ...waitStep(facts),
  ]
  return [...steps.filter(({ isDone }) => !isDone), ...steps.filter(({ isDone }) => isDone)]
}

function interviewSteps({ interviews, now }: PlanFacts): PlanStep[] {
  const end = limaDayStart(addDays(weekOf(now), 7))
  return interviews.flatMap(({ id, jobId, title, status, startsAt, href }): PlanStep[] => {
    if (status === 'proposed')
      return [
        {
          key: `pick-${id}`,
          title: 'Elige la hora de tu entrevista',
          text: `Es para ${title}. La empresa espera tu respuesta.`,
          href,
          action: 'Elegir la hora',
          isDone: false,
        },
      ]
    if (startsAt === null || startsAt < limaDayStart(weekOf(now)) || startsAt >= end) return []
    const isOver = status === 'done' || startsAt <= now
    if (status !== 'scheduled' && !isOver) return []
    return [
      {
        key: `practice-${id}`,
        title: isOver ? 'Fuiste a tu entrevista' : 'Practica tu entrevista',
        text: `${title}, el ${formatDate(startsAt)} a las ${formatTime(startsAt)}.`,
        href: practiceHref(jobId),
        action: 'Practicar',
        isDone: isOver,
      },
    ]
  })
}

function closingSteps({ closing, applications }: PlanFacts): PlanStep[] {
  const applied = new Set(applications.map(({ jobId }) => jobId))
  return closing.slice(0, closingShown).map(({ id, title, company, endsAt }) => ({
    key: `closing-${id}`,
    title: applied.has(id) ? `Postulaste a ${title}` : `Postula a ${title}`,
    text: `Lo guardaste y cierra el ${formatDate(endsAt)}. ${company}.`,
    href: applied.has(id) ? jobHref(id) : applyingHref(id),
    action: 'Postular',
    isDone: applied.has(id),
  }))
}

/** One gap at a time: the most informative one. */
function profileSteps({ gaps }: PlanFacts): PlanStep[] {
  const [gap] = gaps
  if (gap === undefined)
    return [
      {
        key: 'profile',
        title: 'Tu perfil está completo',
        text: 'Tiene todo lo que usamos para compararte con los avisos.',
        href: '/dashboard',
        action: 'Ver mi perfil',
        isDone: true,
      },
    ]
  const others = gaps.length - 1
  return [
    {
      key: `gap-${gap}`,
      ...gapSteps[gap],
      text: `Con eso te comparamos mejor con los avisos.${others === 0 ? '' : others === 1 ? ' Después queda una cosa más.' : ` Después quedan ${others} cosas más.`}`,
      action: 'Completar',
      isDone: false,
    },
  ]
}

function reviewStep({ proposals, questions, gaps }: PlanFacts): PlanStep[] {
  // A CV without any work has nothing to review yet.
  if (gaps.includes('experience')) return []
  return [
    {
      key: 'review',
      title: proposals === 0 ? 'Tu CV está revisado' : 'Revisa tu CV',
      text:
        proposals === 0
          ? `Ninguna línea se puede decir mejor con tus palabras.${questionsText(questions)}`
          : proposals === 1
            ? 'Hay una línea que puede decir más, con tus propias palabras.'
            : `Hay ${proposals} líneas que pueden decir más, con tus propias palabras.`,
      href: reviewPath,
      action: 'Revisar',
      isDone: proposals === 0,
    },
  ]
}

const questionsText = (questions: number): string =>
  questions === 0
    ? ''
    : questions === 1
      ? ' Hay una idea más que solo tú puedes completar.'
      : ` Hay ${questions} ideas más que solo tú puedes completar.`

function applyStep({ applications, fitting, now }: PlanFacts): PlanStep[] {
  const start = limaDayStart(weekOf(now))
  const sent = applications.filter(({ appliedAt }) => appliedAt >= start).length
  if (sent < applicationsOfWeek && fitting === 0) return []
  return [
    {
      key: 'apply',
      title: `Postula a ${applicationsOfWeek} empleos que van contigo`,
      text: `Esta semana llevas ${sent}. Mejor pocos y bien elegidos.`,
      href: '/dashboard/empleos',
      action: 'Ver empleos',
      isDone: sent >= applicationsOfWeek,
    },
  ]
}

function waitStep({ applications, now }: PlanFacts): PlanStep[] {
  const limit = limaDayStart(addDays(limaDay(now), -longWait))
  const waiting = applications.filter(({ isWaiting, appliedAt }) => isWaiting && appliedAt < limit)
  const [first] = waiting
  if (!first) return []
  return [
    {
      key: 'waiting',
      title:
        waiting.length === 1
          ? 'Una postulación espera hace tiempo'
          : `${waiting.length} postulaciones esperan hace tiempo`,
      text: `${first.title}, ${first.company}${waiting.length > 1 ? ', entre otras' : ''}. Míralas y sigue con otras: no depende de ti.`,
      href: '/dashboard/postulaciones',
      action: 'Ver postulaciones',
      isDone: false,
    },
  ]
}
