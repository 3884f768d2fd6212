import { lazy, Suspense, useId, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { JobFormValues, JobKind } from '#web/features/jobs/posting/job-form-values.ts'
import type { JobBody } from '#web/features/jobs/posting/use-job-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'

// Loaded by those who open it.
const WritingHelp = lazy(() => import('./writing-help.tsx'))

type WritingHelpCardProps = { kind: JobKind; form: UseFormReturn<JobFormValues, unknown, JobBody> }

/** The way to help with writing the ad. */
export function WritingHelpCard(props: WritingHelpCardProps) {
  const [isOpen, setOpen] = useState(false)
  const region = useId()
  return (
    <Card
      title="Ayúdame a redactar"
      action={
        <Button
          variant="secondary"
          size="sm"
          aria-expanded={isOpen}
          aria-controls={isOpen ? region : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Cerrar' : 'Revisar mi aviso'}
        </Button>
      }
    >
      <div id={region}>
        {isOpen ? (
          <Suspense fallback={null}>
            <WritingHelp {...props} />
          </Suspense>
        ) : (
          <p className="text-sm text-ink-2">
            Leemos tu aviso mientras lo escribes y proponemos cambios, uno por uno.
          </p>
        )}
      </div>
    </Card>
  )
}
