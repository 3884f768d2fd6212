import { useRef, useState } from 'react'
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
  const [busyKeys, setBusyKeys] = useState<ReadonlySet<string>>(new Set())
  const [problem, setProblem] = useState<{ key: string; text: string } | null>(null)
  const { refresh } = useRefresh()
  const last = useRef<Promise<unknown>>(Promise.resolve())

  /** One after the other: each reply is the review after all changes before it. */
  const send = (finding: ReviewFinding, before: string, after: string): Promise<boolean> => {
    setBusyKeys((keys) => new Set(keys).add(finding.key))
    const sent = last.current.then(() => change(finding, before, after))
    last.current = sent
    return sent
  }

  const change = async (finding: ReviewFinding, before: string, after: string): Promise<boolean> => {
    const field = fieldOf(finding)
    const { entryId } = finding.place
    const jobId = loaded.job?.id
    setProblem(null)
    try {
      if (!field) return false
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
        await api
          .call(coachReviewContract.review, { query: jobId ? { jobId } : {} })
          .then(setReview, () => {})
      return false
    } finally {
      setBusyKeys((keys) => new Set([...keys].filter((key) => key !== finding.key)))
    }
  }

  return {
    review,
    accepted,
    problem,
    busyKeys,
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
