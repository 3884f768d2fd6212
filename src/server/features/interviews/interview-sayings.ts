import type { InterviewRow, listSayings } from './interviews.queries.ts'

export type Saying = Awaited<ReturnType<typeof listSayings>>[number]

/** Who cancelled it, and why; null: nobody. */
export const cancellationIn = (
  { id, status }: Pick<InterviewRow, 'id' | 'status'>,
  sayings: readonly Saying[],
): Saying | null =>
  status === 'cancelled'
    ? (sayings.findLast(({ interviewId, step }) => interviewId === id && step === 'cancelled') ?? null)
    : null

/** What the candidate said when no time suited, unless a choice or other times followed. */
export function refusalIn({ id }: Pick<InterviewRow, 'id'>, sayings: readonly Saying[]) {
  const latest = sayings.findLast(({ interviewId }) => interviewId === id)
  return latest?.step === 'declined' ? { text: latest.reason ?? '', wishes: [...latest.wishes] } : null
}
