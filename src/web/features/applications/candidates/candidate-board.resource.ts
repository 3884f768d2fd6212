import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCallback } from 'react'
import {
  type BoardCard,
  type BoardColumn,
  boardContract,
} from '#contracts/applications/candidate-board.contract.ts'
import type { CandidateSort } from '#contracts/applications/candidate-sorts.ts'
import type { CandidateFilters } from '#contracts/applications/candidate-filters.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { writeCandidateFilters } from '#domain/applications/candidates.address.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { api, type ApiClient } from '#web/lib/api-client.ts'
import { writtenFilters } from './use-candidate-address.ts'

export type Board = ReplyOf<typeof boardContract.board>
type Page = ReplyOf<typeof boardContract.page>

export interface BoardQuery {
  filters: CandidateFilters
  sort: CandidateSort
}

export const moves = ['move-candidate'] as const

const keyOf = ({ filters, sort }: BoardQuery) => `${writeCandidateFilters(filters)}&${sort}`
const queryOf = ({ filters, sort }: BoardQuery) => ({ ...writtenFilters(filters), sort })

export const loadBoard = (from: ApiClient, jobId: number, query: BoardQuery): Promise<Board> =>
  from.call(boardContract.board, { params: { id: jobId }, query: queryOf(query) })

const pageSize = 50

const loadPage = (
  jobId: number,
  query: BoardQuery,
  at: { column?: number; after: string | null; limit: number },
) =>
  api.call(boardContract.page, {
    params: { id: jobId },
    query: { ...queryOf(query), column: at.column, after: at.after ?? undefined, limit: at.limit },
  })

export const loadSelection = async (jobId: number, filters: CandidateFilters) =>
  (await api.call(boardContract.selection, { params: { id: jobId }, query: writtenFilters(filters) })).people

/** A column with as many as were shown before, so that a reload in the background does not shorten it. */
async function grown(
  jobId: number,
  query: BoardQuery,
  column: BoardColumn,
  wanted: number,
): Promise<BoardColumn> {
  const candidates = [...column.candidates]
  let { next } = column
  while (next !== null && candidates.length < wanted) {
    const page: Page = await loadPage(jobId, query, {
      column: column.id,
      after: next,
      limit: Math.min(100, Math.max(1, wanted - candidates.length)),
    })
    candidates.push(...page.candidates)
    next = page.next
  }
  return { ...column, candidates, next }
}

/** The board of a job under the filters of the address, kept up to date for the whole team. */
export function useBoard(jobId: number, query: BoardQuery, loaded: { key: string; board: Board }) {
  const queries = useQueryClient()
  const key = keyOf(query)
  const queryKey = ['board', jobId, key]
  const asked = useQuery({
    queryKey,
    queryFn: async () => {
      const shown = queries.getQueryData<Board>(queryKey)
      const board = await loadBoard(api, jobId, query)
      const columns = board.columns.map((column) => {
        const before = shown?.columns.find(({ id }) => id === column.id)
        return grown(jobId, query, column, before?.candidates.length ?? 0)
      })
      return { ...board, columns: await Promise.all(columns) }
    },
    ...(loaded.key === key ? { initialData: loaded.board } : {}),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  const refresh = useCallback(async () => {
    // A reload during a move would show the card in its old place; the end of the move reloads anyway.
    if (queries.isMutating({ mutationKey: moves }) > 0) return
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['board', jobId] }),
      queries.invalidateQueries({ queryKey: ['candidate-table', jobId] }),
    ])
  }, [queries, jobId])
  useLive('applications', () => void refresh())
  const more = async (columnId: number) => {
    const column = queries.getQueryData<Board>(queryKey)?.columns.find(({ id }) => id === columnId)
    if (!column?.next) return
    const page = await loadPage(jobId, query, { column: columnId, after: column.next, limit: pageSize })
    queries.setQueryData<Board>(
      queryKey,
      (now) =>
        now && {
          ...now,
          columns: now.columns.map((one) =>
            one.id === columnId && one.next === column.next
              ? { ...one, candidates: [...one.candidates, ...page.candidates], next: page.next }
              : one,
          ),
        },
    )
  }
  return {
    board: asked.data ?? null,
    isFailed: asked.isError && !asked.data,
    isOld: asked.isPlaceholderData,
    retry: () => void asked.refetch(),
    refresh,
    more,
  }
}

export const boardKey = keyOf

/** The same candidates as rows, page by page. */
export function useCandidateTable(jobId: number, query: BoardQuery, isOn: boolean) {
  const table = useInfiniteQuery({
    queryKey: ['candidate-table', jobId, keyOf(query)],
    queryFn: ({ pageParam }) => loadPage(jobId, query, { after: pageParam, limit: pageSize }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    enabled: isOn,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
  return {
    rows: table.data?.pages.flatMap(({ candidates }) => candidates) ?? null,
    hasMore: table.hasNextPage,
    isFailed: table.isError && !table.data,
    isBusy: table.isFetchingNextPage,
    more: () => void table.fetchNextPage(),
    retry: () => void table.refetch(),
  }
}

/** Shows cards in another stage at once, on the board and in the table. Returns what takes it back. */
export function placeCards(
  queries: QueryClient,
  jobId: number,
  ids: ReadonlySet<number>,
  to: Pick<BoardColumn, 'id' | 'status'>,
  now: Date,
): () => void {
  const before = [
    ...queries.getQueriesData<Board>({ queryKey: ['board', jobId] }),
    ...queries.getQueriesData({ queryKey: ['candidate-table', jobId] }),
  ]
  const placed = (card: BoardCard): BoardCard =>
    ids.has(card.id) && card.stage !== to.id
      ? { ...card, stage: to.id, status: to.status, since: now.toISOString(), isNew: false }
      : card
  queries.setQueriesData<Board>(
    { queryKey: ['board', jobId] },
    (board) => board && moved(board, ids, to, placed),
  )
  queries.setQueriesData<{ pages: Page[]; pageParams: unknown[] }>(
    { queryKey: ['candidate-table', jobId] },
    (table) =>
      table && {
        ...table,
        pages: table.pages.map((page) => ({ ...page, candidates: page.candidates.map(placed) })),
      },
  )
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data)
  }
}

function moved(
  board: Board,
  ids: ReadonlySet<number>,
  to: Pick<BoardColumn, 'id'>,
  placed: (card: BoardCard) => BoardCard,
): Board {
  const coming = board.columns.flatMap(({ id, candidates }) =>
    id === to.id ? [] : candidates.filter((card) => ids.has(card.id)).map(placed),
  )
  return {
    ...board,
    columns: board.columns.map((column) => {
      if (column.id === to.id)
        return {
          ...column,
          count: column.count + coming.length,
          found: column.found + coming.length,
          candidates: [...coming, ...column.candidates],
        }
      const candidates = column.candidates.filter((card) => !ids.has(card.id))
      const left = column.candidates.length - candidates.length
      return { ...column, count: column.count - left, found: column.found - left, candidates }
    }),
  }
}
