import type { AssistantCard } from '#contracts/assistant/assistant.contract.ts'
import { applicationStatusLabels } from '#contracts/applications/application-status-vocabulary.ts'
import type { Understanding } from '#domain/assistant/understanding.ts'
import { applyHref, jobHref } from '#domain/jobs/job.address.ts'
import { reasonTone, shortReasons } from '#domain/matching/reasons/reason-tone.ts'
import { reasonText } from '#domain/matching/reasons/reason.words.ts'
import { matchBand } from '#domain/matching/score/bands.ts'
import type { MatchScore } from '#domain/matching/score/score.ts'
import type { ProfessionalActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { listForProfessional } from '#server/features/applications/applications.service.ts'
import { listSummaries } from '#server/features/jobs/list/jobs-search.service.ts'
import { matchOwn, recommendJobs } from '#server/features/matching/recommendations/recommendations.service.ts'
import type { Answer } from '#server/features/assistant/answer.ts'
import { counted, gapWords, joined } from '#server/features/assistant/assistant.words.ts'
import { findOpenJob, gone } from './jobs-tool.ts'

const shownApplications = 5
const shownMatches = 3
const shownReasons = 5

/** The own applications, newest first, as the panel shows them. */
export async function answerApplications(
  deps: Deps,
  actor: ProfessionalActor,
  { status }: Extract<Understanding, { tool: 'applications' }>,
): Promise<Answer> {
  const sent = (await listForProfessional(deps, actor)).filter(({ application }) => !application.withdrawnAt)
  const statusOf = (one: (typeof sent)[number]) => one.application.knownStatus ?? one.application.status
  const wanted = status === null ? sent : sent.filter((one) => statusOf(one) === status)
  const looked = {
    title: 'Miré tus postulaciones',
    detail: counted(sent.length, 'postulación', 'postulaciones'),
  }
  const links = [{ text: 'Ver mis postulaciones', href: '/dashboard/postulaciones' }]
  if (sent.length === 0)
    return {
      looked,
      text: 'Todavía no tienes postulaciones.',
      suggestions: ['Recomiéndame empleos', 'Busco trabajo'],
    }
  const counts = [...Map.groupBy(sent, statusOf)].map(
    ([name, of]) => `${of.length} en ${applicationStatusLabels[name]}`,
  )
  const label = applicationStatusLabels[status as keyof typeof applicationStatusLabels]
  return {
    looked,
    text:
      status === null
        ? `Tienes ${counted(sent.length, 'postulación', 'postulaciones')}: ${joined(counts)} [1].`
        : `Tienes ${counted(wanted.length, 'postulación', 'postulaciones')} en ${label} [1].`,
    cards: wanted.slice(0, shownApplications).map(({ application, job, company, isCompanyShown }) => ({
      kind: 'application',
      application: {
        id: application.id,
        jobId: job.id,
        jobTitle: job.title,
        companyName: isCompanyShown ? company.name : job.companyName,
        status: application.knownStatus ?? application.status,
        appliedAt: application.appliedAt.toISOString(),
        href: '/dashboard/postulaciones',
      },
    })),
    links,
    sources: [{ title: 'Tus postulaciones', href: '/dashboard/postulaciones' }],
    suggestions: ['¿Qué significa cada estado?', 'La empresa no me responde', 'Recomiéndame empleos'],
  }
}

/** What the profile lacks for better scores. */
export async function answerProfile(deps: Deps, actor: ProfessionalActor): Promise<Answer> {
  const { gaps } = await recommendJobs(deps, actor, 1)
  return {
    looked: { title: 'Miré tu perfil', detail: 'Lo que cuenta para comparar con los avisos' },
    text:
      gaps.length === 0
        ? 'A tu perfil no le falta nada de lo que usamos para comparar con los avisos [1]. Tenlo al día cuando algo cambie.'
        : `Para comparar mejor con los avisos le falta ${joined(gaps.map((gap) => gapWords[gap].name))} [1].`,
    links: gaps.map((gap) => ({ text: gapWords[gap].text, href: gapWords[gap].href })),
    sources: [{ title: 'Tu perfil', href: '/dashboard' }],
    suggestions: ['Recomiéndame empleos', '¿Cómo se calcula mi match?', '¿Quién puede ver mi CV?'],
  }
}

/** The job's fit with its reasons, or the jobs that fit best. */
export const answerMatch = (
  deps: Deps,
  actor: ProfessionalActor,
  { jobId }: Extract<Understanding, { tool: 'match' }>,
): Promise<Answer> => (jobId === null ? answerBest(deps, actor) : answerFit(deps, actor, jobId))

type Fit = Extract<AssistantCard, { kind: 'job' }>['fit']

const fitOf = (match: MatchScore): Fit => ({
  score: match.score,
  low: match.low,
  high: match.high,
  band: match.score === null ? null : matchBand(match.score),
  reasons: shortReasons(match.reasons)
    .slice(0, shownReasons)
    .map((reason) => ({ text: reasonText(reason), isFor: reasonTone(reason) === 'for' })),
})

async function answerFit(deps: Deps, actor: ProfessionalActor, jobId: number): Promise<Answer> {
  const job = await findOpenJob(deps, jobId)
  if (!job) return gone
  const { match, gaps } = await matchOwn(deps, actor, jobId)
  const fit = fitOf(match)
  const says =
    match.score === null
      ? `Tu perfil todavía no tiene datos suficientes para compararlo con ${job.title}. Le falta ${joined(gaps.map((gap) => gapWords[gap].name))}.`
      : `Con ${job.title} tienes ${match.score} de 100 [1]: ${matchBand(match.score)}. Con lo que no sé de ti, puede estar entre ${match.low} y ${match.high} [2].`
  return {
    looked: { title: 'Comparé tu perfil con el aviso', detail: job.title },
    text: `${says} El puntaje ordena y explica; no decide por ti ni por la empresa.`,
    cards: [{ kind: 'job', job, fit }],
    links: [
      { text: 'Postular', href: applyHref(jobId) },
      ...(gaps[0] ? [{ text: gapWords[gaps[0]].text, href: gapWords[gaps[0]].href }] : []),
    ],
    sources: [
      { title: `Aviso: ${job.title}`, href: jobHref(jobId) },
      { title: 'Tu perfil', href: '/dashboard' },
    ],
    suggestions: ['¿Cómo se calcula mi match?', 'Recomiéndame empleos', '¿Qué le falta a mi perfil?'],
    shown: [],
  }
}

async function answerBest(deps: Deps, actor: ProfessionalActor): Promise<Answer> {
  const { jobs, gaps } = await recommendJobs(deps, actor, shownMatches)
  const looked = {
    title: 'Comparé tu perfil con los empleos abiertos',
    detail: 'Sin los que ya tienen tu postulación',
  }
  if (jobs.length === 0)
    return {
      looked,
      text:
        gaps.length === 0
          ? 'Ahora no hay empleos que calcen bien con tu perfil. Cuando haya uno, te avisamos.'
          : `Todavía no puedo recomendarte empleos: a tu perfil le falta ${joined(gaps.map((gap) => gapWords[gap].name))}.`,
      links: gaps.map((gap) => ({ text: gapWords[gap].text, href: gapWords[gap].href })),
      suggestions: ['Busco trabajo', '¿Qué le falta a mi perfil?'],
    }
  const summaries = await listSummaries(
    deps.db,
    jobs.map(({ job }) => job.id),
  )
  const matches = new Map(jobs.map(({ job, match }) => [job.id, match]))
  return {
    looked,
    text: `Estos son los que más calzan contigo [1].`,
    cards: summaries.map((job) => {
      const match = matches.get(job.id)
      return { kind: 'job', job, fit: match ? fitOf(match) : null }
    }),
    links: [{ text: 'Ver todas mis recomendaciones', href: '/dashboard/empleos' }],
    sources: [{ title: 'Tu perfil', href: '/dashboard' }],
    suggestions: ['¿Calzo con el primero?', '¿Qué le falta a mi perfil?', 'Solo remoto'],
    shown: summaries.map(({ id }) => id),
  }
}
