import { useQuery, useQueryClient } from '@tanstack/react-query'
import { exportsContract } from '#contracts/admin/exports.contract.ts'
import type { ExportKind } from '#contracts/admin/exports-vocabulary.ts'
import { api } from '#web/lib/api-client.ts'

/** How often a waiting export is asked for, in milliseconds. */
const pollEvery = 1500

const keyOf = (kind: ExportKind) => ['exports', kind]

/** One's own exports of a list; asked for again while one is being made. */
export const useExports = (kind: ExportKind) =>
  useQuery({
    queryKey: keyOf(kind),
    queryFn: () => api.call(exportsContract.exports, { query: { kind } }),
    refetchInterval: ({ state: { data } }) =>
      data?.some(({ state }) => state === 'waiting') ? pollEvery : false,
  })

/** Shows a new or changed export. */
export function useExportsAgain(kind: ExportKind): () => Promise<void> {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: keyOf(kind) })
}
