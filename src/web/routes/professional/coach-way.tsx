import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { coachWayContract } from '#contracts/coach/way.contract.ts'
import { jobOfAddress } from '#domain/coach/coach.address.ts'
import { WayView } from '#web/features/coach/way/way-view.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

/** A job that is closed by now is left out: the way of the person's own trade is shown instead. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  const { searchParams } = new URL(args.request.url)
  const api = args.context.get(personalApi)
  const q = searchParams.get('q')?.trim() ?? ''
  const jobId = jobOfAddress(searchParams)
  const call = (asked: { q: string; jobId?: number }) => api.call(coachWayContract.way, { query: asked })
  if (jobId === undefined) return { way: await call({ q }), q, isGone: false }
  try {
    return { way: await call({ q, jobId }), q, isGone: false }
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
    return { way: await call({ q }), q, isGone: true }
  }
}

export const meta: MetaFunction = () => [{ title: 'Camino a un puesto · Qhatu' }]

/** What is missing for a wished trade or job, and in which order. */
export default function CoachWay() {
  const { way, q, isGone } = useLoaderData<typeof loader>()
  return <WayView way={way} q={way.trade || q} isGone={isGone} />
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
