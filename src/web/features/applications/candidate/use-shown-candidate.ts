import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import type { CandidatePage } from '#contracts/applications/candidate.contract.ts'
import { moves } from '#web/features/applications/candidates/candidate-board.resource.ts'
import { type Target, useMoves } from '#web/features/applications/candidates/use-moves.ts'
import { useLive } from '#web/features/live/use-live.ts'

/** What was done since the page was loaded. */
interface Done {
  page: CandidatePage
  values: Partial<CandidateApplication>
  stage: Target | null
}

/**
 * A candidate on a page of its own, whose stage changes at once. `refresh` loads the page again, also when somebody of the team changes
 * something.
 */
export function useShownCandidate(page: CandidatePage, refresh: () => void) {
  const queries = useQueryClient()
  const [kept, setKept] = useState<Done>({ page, values: {}, stage: null })
  const done = kept.page === page ? kept : { page, values: {}, stage: null }
  const candidate = { ...page.candidate, ...done.values, ...(done.stage && { status: done.stage.status }) }
  const stage = done.stage ? { ...page.stage, ...done.stage } : page.stage
  const { id } = candidate
  const set = (part: Partial<Done>) => setKept({ ...done, ...part })
  const moveAll = useMoves(
    page.job.id,
    // oxlint-disable-next-line typescript/require-await -- the page itself loads in the background
    async () => refresh(),
    (to) => {
      set({ stage: to })
      return () => setKept({ page, values: done.values, stage: null })
    },
  )
  useLive('applications', () => {
    // A page that is loaded during a move would show the old stage; the end of the move loads it anyway.
    if (queries.isMutating({ mutationKey: moves }) === 0) refresh()
  })
  const change = useCallback(
    (_: number, values: Partial<CandidateApplication>) =>
      setKept((now) => ({
        page,
        stage: now.page === page ? now.stage : null,
        values: { ...(now.page === page ? now.values : {}), ...values },
      })),
    [page],
  )
  const statusOf = (of: number | null) => page.stages.find((one) => one.id === of)?.status
  return {
    candidate,
    stage,
    change,
    move: (to: Target, message?: string) =>
      moveAll([{ id, stage: stage.id, name: candidate.professional.firstName }], to, statusOf, message),
  }
}
