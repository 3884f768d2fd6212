import { type ComponentProps, lazy, Suspense } from 'react'
import { useIsOwnJob } from '#web/features/companies/panel/own-company.ts'

// Who publishes no ads never loads them.
const loadLinks = () => import('./own-job-links.tsx')
const Actions = lazy(async () => ({ default: (await loadLinks()).OwnJobActions }))
const Line = lazy(async () => ({ default: (await loadLinks()).OwnJobLine }))

/** What the company that published an ad does with it, where everybody else applies. */
export function OwnJobActions(props: ComponentProps<typeof Actions>) {
  return (
    <Suspense fallback={null}>
      <Actions {...props} />
    </Suspense>
  )
}

/** In a list: that the ad is the company's own, with the ways to it. Nothing for everybody else. */
export function OwnJobLine({ job }: { job: { id: number; title: string; company: { id: number } } }) {
  if (!useIsOwnJob(job)) return null
  return (
    <Suspense fallback={null}>
      <Line job={job} />
    </Suspense>
  )
}
