import { useState } from 'react'
import type { CandidateApplication } from '#contracts/applications/applications.contract.ts'
import { formatDate } from '#domain/time/dates.ts'
import { CandidateAnswers } from '#web/features/applications/candidates/candidate-answers.tsx'
import { CandidateCv, CandidateLetter } from '#web/features/applications/candidates/candidate-details.tsx'
import { fullName } from '#web/features/applications/candidates/candidate.words.ts'
import { CandidateThread } from '#web/features/applications/messages/candidate-thread.tsx'
import { statusLabel } from '#contracts/applications/application-status-vocabulary.ts'
import { HumanReviewAnswer } from '#web/features/human-reviews/human-review-answer.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'

type JoinedApplicationProps = {
  candidate: CandidateApplication
  level: 2 | 3
  onSeparate?: () => Promise<void>
}

/** Another application of the same person that is joined to the shown one: what came with it, and the way to separate it. */
export function JoinedApplication({ candidate, level, onSeparate }: JoinedApplicationProps) {
  const [isOpen, setOpen] = useState(false)
  const [review, setReview] = useState(candidate.humanReview)
  const [isBusy, setBusy] = useState(false)
  const { professional, answers } = candidate
  const contact = [professional.email, professional.phone].filter(Boolean).join(' · ')
  return (
    <Card
      title="Su otra postulación"
      level={level}
      action={
        onSeparate && (
          <Button
            variant="quiet"
            size="sm"
            busy={isBusy}
            busyLabel="Separando..."
            onClick={() => {
              setBusy(true)
              void onSeparate().finally(() => setBusy(false))
            }}
          >
            Separar
          </Button>
        )
      }
    >
      <div className="grid gap-4">
        <p className="text-sm wrap-anywhere">
          <b className="font-strong">{fullName(candidate)}</b>
          {contact && ` · ${contact}`}
          <span className="block text-ink-2">
            Postuló el {formatDate(new Date(candidate.appliedAt))} · {statusLabel(candidate.status)}. Cada
            paso que des les llega a las dos cuentas.
          </span>
        </p>
        {review && (
          <HumanReviewAnswer
            candidate={{ ...candidate, humanReview: review }}
            onChange={(_, values) => setReview(values.humanReview ?? review)}
          />
        )}
        <Button
          variant="secondary"
          size="sm"
          className="justify-self-start"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Ocultar lo que envió' : 'Ver lo que envió'}
        </Button>
        {isOpen && (
          <>
            <CandidateCv candidate={candidate} />
            {answers.length > 0 && <CandidateAnswers answers={answers} />}
            <CandidateLetter candidate={candidate} />
            <CandidateThread candidate={candidate} />
          </>
        )}
      </div>
    </Card>
  )
}
