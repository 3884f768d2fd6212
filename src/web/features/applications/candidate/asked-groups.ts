import type { CandidateSummary } from '#contracts/applications/candidate.contract.ts'

type Asked = CandidateSummary['asked'][number]

/** Things that an ad asks and that rest on the same lines. */
export interface AskedGroup {
  things: { name: string; isOptional: boolean; mark: number | null }[]
  /** The lines that no group before it has shown. */
  lines: Pick<Asked['sources'][number], 'from' | 'line'>[]
  /** For the others, the first thing of the group that has shown them. */
  shownAt: string[]
}

const keyOf = ({ from, line }: AskedGroup['lines'][number]): string => `${from} ${line}`

/** In the ad's order by the first thing of each group, every line once. What has no line at all is a group, too. */
export function askedGroups(asked: readonly Asked[]): AskedGroup[] {
  const shown = new Map<string, string>()
  return [...Map.groupBy(asked, ({ sources }) => JSON.stringify(sources.map(keyOf))).values()].map((own) => {
    const [{ name, sources }] = own as [Asked, ...Asked[]]
    const fresh = sources.filter((source) => !shown.has(keyOf(source)))
    const shownAt = new Set(sources.flatMap((source) => shown.get(keyOf(source)) ?? []))
    for (const source of fresh) shown.set(keyOf(source), name)
    return {
      things: own.map((one) => ({
        name: one.name,
        isOptional: one.isOptional,
        mark: one.sources.find(({ mark }) => mark !== null)?.mark ?? null,
      })),
      lines: fresh.map(({ from, line }) => ({ from, line })),
      shownAt: [...shownAt],
    }
  })
}
