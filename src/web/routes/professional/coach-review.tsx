import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { coachReviewContract } from '#contracts/coach/review.contract.ts'
import { jobOfAddress } from '#domain/coach/coach.address.ts'
import { ReviewView } from '#web/features/coach/review/review-view.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

/** For a job that is closed by now the CV is read without it. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  const jobId = jobOfAddress(new URL(args.request.url).searchParams)
  const api = args.context.get(personalApi)
  const read = (query: { jobId?: number }) => api.call(coachReviewContract.review, { query })
  if (jobId === undefined) return { review: await read({}), isGone: false }
  try {
    return { review: await read({ jobId }), isGone: false }
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
    return { review: await read({}), isGone: true }
  }
}

export const meta: MetaFunction = () => [{ title: 'Revisar mi CV · Qhatu' }]

/** The own CV, line by line. */
export default function CoachReview() {
  const { review, isGone } = useLoaderData<typeof loader>()
  return <ReviewView key={review.job?.id ?? 0} loaded={review} isGone={isGone} />
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
