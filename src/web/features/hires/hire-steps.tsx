import { useState } from 'react'
import type { Hire } from '#contracts/hires/hires.contract.ts'
import type { HireStatus } from '#contracts/hires/hire-vocabulary.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { stepWords } from './hire.words.ts'
import { useHireStep } from './hires.resource.ts'

/** The steps that the reader may take: the expected one first. Steps that end the hire ask for confirmation. */
export function HireSteps({ hire, viewer }: { hire: Hire; viewer: HireParty }) {
  const [asked, setAsked] = useState<HireStatus | null>(null)
  const step = useHireStep(viewer)
  const wordsOf = (of: HireStatus) => stepWords(of, hire.serviceTitle, viewer)
  const mayWrite = useMayWrite()
  const question = asked && wordsOf(asked).question
  return (
    <>
      {(mayWrite ? hire.nextSteps : []).map((next, index) => {
        const words = wordsOf(next)
        const isExpected = index === 0 && next !== 'cancelled'
        return (
          <Button
            key={next}
            size="sm"
            variant={isExpected ? 'primary' : 'secondary'}
            aria-label={`${words.label}: ${hire.serviceTitle}`}
            busy={step.isPending && step.variables.step === next}
            onClick={() => (words.question ? setAsked(next) : step.mutate({ hire, step: next }))}
          >
            {words.label}
          </Button>
        )
      })}
      {asked && question && (
        <ConfirmDialog
          open
          onClose={() => setAsked(null)}
          onConfirm={() => step.mutate({ hire, step: asked }, { onSettled: () => setAsked(null) })}
          busy={step.isPending}
          title={question.title}
          description={question.text}
          tone={question.isDanger ? 'danger' : 'primary'}
          confirmLabel={wordsOf(asked).label}
          cancelLabel="Volver"
        />
      )}
    </>
  )
}
