import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { Recommendation } from '#contracts/matching/matching.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { ownApplicationsKey } from '#web/features/applications/sent/applications.resource.ts'
import { recommendationsKey } from './recommendations.resource.ts'

// As on the job's page: the form loads when somebody applies.
const OneClickApply = lazy(async () => ({
  default: (await import('#web/features/applications/apply/one-click-apply.tsx')).OneClickApply,
}))

/** Applies to a job from the list, with the same form as on its page, which names the CV that is sent. */
export function ApplyInPlace({ job }: { job: Pick<Recommendation, 'id' | 'title' | 'company'> }) {
  const [isOpen, setOpen] = useState(false)
  const [isSending, setSending] = useState(false)
  const queries = useQueryClient()
  const applied = () => {
    setOpen(false)
    void queries.invalidateQueries({ queryKey: recommendationsKey })
    void queries.invalidateQueries({ queryKey: ownApplicationsKey })
  }
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)} aria-label={`Postular a ${job.title}`}>
        Postular
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Postular"
        description={job.title}
        variant="sheet"
        locked={isSending}
      >
        <Suspense fallback={<Skeleton className="h-40" />}>
          <OneClickApply
            jobId={job.id}
            company={job.company.id === null ? null : job.company.name}
            from="recommendations"
            onClose={applied}
            onSending={setSending}
          />
        </Suspense>
      </Dialog>
    </>
  )
}
