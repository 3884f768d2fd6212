import { type ComponentProps, lazy, Suspense } from 'react'
import { useIsOwnJob } from '#web/features/companies/panel/own-company.resource.ts'

// Only companies load it.
const loadLinks = () => import('./own-job-links.tsx')
const Actions = lazy(async () => ({ default: (await loadLinks()).OwnJobActions }))
const Line = lazy(async () => ({ default: (await loadLinks()).OwnJobLine }))

/** A company's actions on its own ad, in place of the button to apply. */
export function OwnJobActions(props: ComponentProps<typeof Actions>) {
  return (
    <Suspense fallback={null}>
      <Actions {...props} />
    </Suspense>
  )
}

/** In a list: that the ad is the company's own, with its links. Renders nothing for others. */
export function OwnJobLine({ job }: { job: { id: number; title: string; company: { id: number | null } } }) {
  if (!useIsOwnJob(job)) return null
  return (
    <Suspense fallback={null}>
      <Line job={job} />
    </Suspense>
  )
}
