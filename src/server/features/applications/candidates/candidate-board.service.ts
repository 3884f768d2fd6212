import type { CandidateSort } from '#contracts/applications/candidate-sorts.ts'
import type { CandidateFilters } from '#contracts/applications/candidate-filters.ts'
import { mostAtOnce } from '#contracts/applications/pipeline-figures.ts'
import { everyJobsViews, readCandidateFilters } from '#domain/applications/candidates.address.ts'
import { type SearchSnippet, searchSnippet } from '#domain/text/search-snippet.ts'
import type { MatchScore } from '#domain/matching/score/score.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import type { OwnJob } from '#server/features/applications/applications.policy.ts'
import { readStages } from '#server/features/applications/stages/stages.service.ts'
import { listTags } from '#server/features/applications/tags/tags.queries.ts'
import { keepShownScores, scoreProfessionals } from '#server/features/matching/matching.service.ts'
import {
  type BoardOf,
  type CardRow,
  countBoard,
  countViews,
  findCards,
  hasWishes,
  listAnswered,
  listBoardPage,
  listFirstOfStages,
  listSelection,
} from './candidate-board.queries.ts'
import { listTexts } from '#server/features/applications/sent-cvs/sent-cvs.queries.ts'
import { findDoubles } from '#server/features/applications/doubles/doubles.queries.ts'
import { type Cursor, readCursor, writeCursor } from './candidate-cursor.ts'
import { refreshScores, scoreBasis } from './candidate-scores.service.ts'
import { listViews } from './views.queries.ts'

type BoardDeps = Pick<Deps, 'db' | 'pool' | 'clock' | 'matching'>

/** How many of each stage the board begins with. */
const firstOfStage = 12

export interface ScoredCard {
  row: CardRow
  match: MatchScore | null
  hasDouble: boolean
  /** Where the CV has the searched words. */
  inCv: SearchSnippet | null
}

/** What every question about the candidates of a job depends on. */
export const boardOf = (
  deps: Pick<Deps, 'clock'>,
  { userId, role }: CompanyActor,
  { id }: { id: number },
): BoardOf => ({
  jobId: id,
  basis: scoreBasis(deps),
  now: deps.clock.now(),
  ratedBy: role === 'reader' ? null : userId,
})

/** The cards of these ids with their matches; that somebody of the company sees these is recorded. */
async function readCards(
  deps: BoardDeps,
  actor: CompanyActor,
  { jobId, basis }: BoardOf,
  ids: readonly number[],
  typed: string,
): Promise<ScoredCard[]> {
  const rows = await findCards(deps.db, basis, ids)
  const people = rows.map(({ professionalId }) => professionalId)
  const matches = await scoreProfessionals(deps, jobId, people)
  const doubles = new Set((await findDoubles(deps.db, ids)).map(({ of: one }) => one))
  const snippets = await readSnippets(deps.db, ids, typed)
  const cards = rows.map((row) => ({
    row,
    match: matches.get(row.professionalId) ?? null,
    hasDouble: doubles.has(row.id),
    inCv: snippets.get(row.id) ?? null,
  }))
  await keepShownScores(
    deps,
    actor.userId,
    cards.flatMap(({ row, match }) => (match ? [{ applicationId: row.id, match }] : [])),
  )
  return cards
}

/** What the CVs of these candidates say about the searched words, by application. */
async function readSnippets(
  db: Db,
  ids: readonly number[],
  typed: string,
): Promise<Map<number, SearchSnippet>> {
  const snippets = new Map<number, SearchSnippet>()
  if (typed === '' || ids.length === 0) return snippets
  for (const { id, text } of await listTexts(db, ids)) {
    const snippet = snippets.has(id) ? null : searchSnippet(text, typed)
    if (snippet) snippets.set(id, snippet)
  }
  return snippets
}

/** The stages of a job with the first candidates of each and the counts, and what the filters offer. */
export async function readBoard(
  deps: BoardDeps,
  actor: CompanyActor,
  job: OwnJob,
  { sort, ...filters }: CandidateFilters & { sort: CandidateSort },
) {
  const { db } = deps
  await refreshScores(deps, { jobId: job.id })
  const of = boardOf(deps, actor, job)
  const [stages, counts, first, tags, saved, questions, wishes] = await Promise.all([
    readStages(db, job),
    countBoard(db, of, filters),
    listFirstOfStages(db, of, filters, { sort, limit: firstOfStage + 1 }),
    listTags(db, actor.companyId),
    listViews(db, job.id),
    listAnswered(db, job.id),
    hasWishes(db, job.id),
  ])
  const views = [...everyJobsViews, ...saved]
  const viewCounts = await countViews(
    db,
    of,
    views.map(({ query }) => readCandidateFilters(new URLSearchParams(query))),
  )
  const inStage = Map.groupBy(first, ({ stageId }) => stageId)
  const shown = [...inStage.values()].flatMap((list) => list.slice(0, firstOfStage))
  const cards = new Map(
    (
      await readCards(
        deps,
        actor,
        of,
        shown.map(({ id }) => id),
        filters.q,
      )
    ).map((card) => [card.row.id, card]),
  )
  const countOf = new Map(counts.map((row) => [row.stageId, row]))
  return {
    columns: stages.map((stage) => {
      const list = inStage.get(stage.id) ?? []
      return {
        stage,
        found: countOf.get(stage.id)?.found ?? 0,
        late: countOf.get(stage.id)?.late ?? 0,
        cards: list.slice(0, firstOfStage).flatMap(({ id }) => cards.get(id) ?? []),
        next: nextOf(list, firstOfStage),
      }
    }),
    tags,
    views: views.map(({ id, name, query }, at) => ({ id, name, query, count: viewCounts[at] ?? 0 })),
    questions,
    hasWishes: wishes,
  }
}
export type Board = Awaited<ReturnType<typeof readBoard>>

/** Where the next page begins, of a list with one more than is shown. */
function nextOf(list: readonly Cursor[], limit: number): string | null {
  const last = list[limit - 1]
  return last && list.length > limit ? writeCursor({ key: last.key, id: last.id }) : null
}

/** One page of a job's candidates. It starts after a person, so that new applications do not shift it. */
export async function readBoardPage(
  deps: BoardDeps,
  actor: CompanyActor,
  job: OwnJob,
  {
    sort,
    column,
    after,
    limit,
    ...filters
  }: CandidateFilters & {
    sort: CandidateSort
    column?: number | undefined
    after?: string | undefined
    limit: number
  },
): Promise<{ cards: ScoredCard[]; next: string | null }> {
  await refreshScores(deps, { jobId: job.id })
  const of = boardOf(deps, actor, job)
  const cursor = readCursor(after, sort === 'recent' ? 'epoch' : sort)
  const found = await listBoardPage(deps.db, of, filters, { sort, column, cursor, limit: limit + 1 })
  const page = found.slice(0, limit)
  const cards = await readCards(
    deps,
    actor,
    of,
    page.map(({ id }) => id),
    filters.q,
  )
  return { cards, next: nextOf(found, limit) }
}

/** Everybody whom the filters leave, with their stages. */
export async function readSelection(
  deps: BoardDeps,
  actor: CompanyActor,
  job: OwnJob,
  filters: CandidateFilters,
): Promise<{ people: { id: number; stage: number }[] }> {
  await refreshScores(deps, { jobId: job.id })
  return { people: await listSelection(deps.db, boardOf(deps, actor, job), filters, mostAtOnce) }
}
