import type { Understanding } from '#domain/assistant/understanding.ts'
import { candidatesHref, ownJobsHref } from '#domain/jobs/job.address.ts'
import { foldText } from '#domain/text/plain-text.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Deps } from '#server/deps.ts'
import { surveyCompany } from '#server/features/applications/candidates/candidates-overview.service.ts'
import { listSummaries } from '#server/features/jobs/list/jobs-search.service.ts'
import type { Answer } from '#server/features/assistant/answer.ts'
import { counted } from '#server/features/assistant/assistant.words.ts'

const shownAds = 5

type Survey = Awaited<ReturnType<typeof surveyCompany>>
type Row = Survey['jobs'][number]['row']

async function cardsOf(deps: Deps, rows: readonly Row[]): Promise<NonNullable<Answer['cards']>> {
  const shown = rows.slice(0, shownAds)
  const summaries = await listSummaries(
    deps.db,
    shown.map(({ jobId }) => jobId),
  )
  const places = new Map(summaries.map(({ id, location }) => [id, location]))
  return shown.map(({ jobId, jobTitle, isActive, candidateCount, newCount }) => ({
    kind: 'ad',
    ad: {
      id: jobId,
      title: jobTitle,
      location: places.get(jobId) ?? '',
      isActive,
      candidates: candidateCount,
      newCandidates: newCount,
      href: candidatesHref(jobId),
    },
  }))
}

/** How many people applied to the company's ads. It counts; it names and ranks nobody. */
export async function answerCandidates(
  deps: Deps,
  actor: CompanyActor,
  { q }: Extract<Understanding, { tool: 'candidates' }>,
): Promise<Answer> {
  const survey = await surveyCompany(deps, actor)
  const words = foldText(q).split(' ').filter(Boolean)
  const rows = survey.jobs
    .map(({ row }) => row)
    .filter(({ jobTitle }) =>
      words.every((word) => foldText(jobTitle).includes(word.replace(/[aeo]s?$/, ''))),
    )
  const sum = (of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0)
  const [all, fresh] = [sum((row) => row.candidateCount), sum((row) => row.newCount)]
  const looked = {
    title: 'Miré tus avisos y sus candidatos',
    detail: counted(survey.totalJobs, 'aviso', 'avisos'),
  }
  const links = [{ text: 'Ver a mis candidatos', href: '/company-dashboard/candidatos' }]
  if (rows.length === 0)
    return {
      looked,
      text: q === '' ? 'Todavía no tienes avisos.' : `No tienes un aviso de ${q}.`,
      links: [{ text: 'Publicar un empleo', href: '/company-dashboard/publicar' }],
      suggestions: ['¿Qué avisos tengo activos?', '¿Cómo publico un empleo?'],
    }
  return {
    looked,
    text: `${q === '' ? 'En total tienes' : `En tus avisos de ${q} tienes`} ${counted(all, 'candidato', 'candidatos')}, ${fresh === 1 ? '1 nuevo' : `${fresh} nuevos`} [1].`,
    cards: await cardsOf(
      deps,
      rows.toSorted((a, b) => b.newCount - a.newCount || b.candidateCount - a.candidateCount),
    ),
    links,
    sources: [{ title: 'Candidatos de tu empresa', href: '/company-dashboard/candidatos' }],
    suggestions: ['¿Qué avisos tengo activos?', '¿Cómo cambio el estado de un candidato?'],
  }
}

/** The company's own ads. */
export async function answerAds(deps: Deps, actor: CompanyActor): Promise<Answer> {
  const survey = await surveyCompany(deps, actor)
  const rows = survey.jobs.map(({ row }) => row)
  const open = rows.filter(({ isActive }) => isActive)
  return {
    looked: { title: 'Miré tus avisos', detail: counted(rows.length, 'aviso', 'avisos') },
    text:
      rows.length === 0
        ? 'Todavía no tienes avisos.'
        : `Tienes ${counted(rows.length, 'aviso', 'avisos')}; ${open.length === 1 ? '1 está abierto' : `${open.length} están abiertos`} [1].`,
    cards: await cardsOf(
      deps,
      rows.toSorted((a, b) => Number(b.isActive) - Number(a.isActive)),
    ),
    links: [
      { text: 'Ver mis empleos', href: ownJobsHref },
      { text: 'Publicar un empleo', href: '/company-dashboard/publicar' },
    ],
    sources: [{ title: 'Tus empleos', href: ownJobsHref }],
    suggestions: ['¿Cuántos candidatos tengo?', '¿Cuánto cuesta un aviso premium?'],
  }
}
