import { useState } from 'react'
import {
  type ReviewFinding,
  type ReviewReply,
  coachReviewContract,
} from '#contracts/coach/review.contract.ts'
import { type FindingField, findingFields } from '#contracts/coach/review-vocabulary.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'

/** A proposal that was accepted, with what was written. */
export type Accepted = { finding: ReviewFinding; after: string }

const fieldOf = ({ place }: ReviewFinding): FindingField | undefined =>
  findingFields.find((field) => field === place.field)

/** Whether a line of this finding can be written here. */
export const isWritable = (finding: ReviewFinding): boolean =>
  fieldOf(finding) !== undefined && finding.code !== 'no-work' && finding.code !== 'long-summary'

/** The review of a CV while its proposals are accepted, put aside and taken back, each at once. */
export function useReview(loaded: ReviewReply) {
  const [review, setReview] = useState(loaded)
  const [accepted, setAccepted] = useState<readonly Accepted[]>([])
  const [aside, setAside] = useState<ReadonlySet<string>>(new Set())
  const [busyKey, setBusyKey] = useState<string | null>(null)
  const [problem, setProblem] = useState<{ key: string; text: string } | null>(null)
  const { refresh } = useRefresh()

  const send = async (finding: ReviewFinding, before: string, after: string): Promise<boolean> => {
    const field = fieldOf(finding)
    if (!field || busyKey !== null) return false
    setBusyKey(finding.key)
    setProblem(null)
    const { entryId } = finding.place
    const jobId = loaded.job?.id
    try {
      const body = {
        field,
        before,
        after,
        ...(entryId === null ? {} : { entryId }),
        ...(jobId ? { jobId } : {}),
      }
      setReview(await api.call(coachReviewContract.change, { body }))
      return true
    } catch (error) {
      setProblem({ key: finding.key, text: sayFailure(error) })
      // What stands there now may be another line.
      if (isApiError(error) && error.status === 409)
        setReview(await api.call(coachReviewContract.review, { query: jobId ? { jobId } : {} }))
      return false
    } finally {
      setBusyKey(null)
    }
  }

  return {
    review,
    accepted,
    problem,
    busyKey,
    open: review.findings.filter(({ key }) => !aside.has(key)),
    asideCount: aside.size,
    accept: async (finding: ReviewFinding, after: string) => {
      if (!(await send(finding, finding.before, after))) return
      setAccepted((all) => [...all, { finding, after }])
      void refresh()
    },
    takeBack: async (one: Accepted) => {
      if (!(await send(one.finding, one.after, one.finding.before))) return
      setAccepted((all) => all.filter((other) => other !== one))
      void refresh()
    },
    putAside: (finding: ReviewFinding) => setAside((all) => new Set(all).add(finding.key)),
    showAll: () => setAside(new Set()),
  }
}

function sayFailure(error: unknown): string {
  if (!isApiError(error)) return 'No pudimos guardar el cambio. Revisa tu conexión e inténtalo otra vez.'
  const { fields = {}, message } = error.body
  return Object.values(fields)[0] ?? message ?? 'No pudimos guardar el cambio. Inténtalo otra vez.'
}
