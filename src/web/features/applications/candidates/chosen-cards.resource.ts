import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { BoardCard } from '#contracts/applications/candidate-board.contract.ts'
import type { Board } from './candidate-board.resource.ts'

/** The loaded cards of these ids, from the board or the table; null until all are there. */
export function useChosenCards(jobId: number, ids: readonly number[]): BoardCard[] | null {
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['chosen-cards', jobId, ids.join()],
    queryFn: () => {
      const boards = queries.getQueriesData<Board>({ queryKey: ['board', jobId] })
      const tables = queries.getQueriesData<{ pages: { candidates: BoardCard[] }[] }>({
        queryKey: ['candidate-table', jobId],
      })
      const cards = [
        ...boards.flatMap(([, board]) => board?.columns.flatMap(({ candidates }) => candidates) ?? []),
        ...tables.flatMap(([, table]) => table?.pages.flatMap(({ candidates }) => candidates) ?? []),
      ]
      const byId = new Map(cards.map((card) => [card.id, card]))
      return ids.flatMap((id) => byId.get(id) ?? [])
    },
    gcTime: 0,
    networkMode: 'always',
  })
  return data ?? null
}
