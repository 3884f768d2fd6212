import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useState } from 'react'
import type { JobAnswers, WaitingPerson } from '#contracts/applications/close-out.contract.ts'
import { fillAnswer } from '#domain/applications/close-out.ts'
import { answerTitles } from '#domain/applications/close-out.words.ts'
import { applicantMail } from '#domain/applications/applicant-mail.ts'
import { sentApplications } from '#domain/applications/application.address.ts'
import { noticeContent, preferencesPages } from '#domain/mail/notice-content.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { MailSheet } from '#web/ui/look/mail-sheet.tsx'
import type { Draft } from './use-answer-drafts.ts'

type AnswerPreviewProps = {
  job: JobAnswers['job']
  /** Who gets it; at least one. */
  people: readonly WaitingPerson[]
  draft: Draft
}

/** The mail exactly as each person of a group receives it. */
export function AnswerPreview({ job, people, draft }: AnswerPreviewProps) {
  const [index, setIndex] = useState(0)
  const at = Math.min(index, people.length - 1)
  const person = people[at]
  if (!person) return null
  const { title: jobTitle } = job
  const { firstName } = person
  const message = fillAnswer(draft.text, person.values)
  const mail = applicantMail({ title: answerTitles[draft.outcome], jobTitle, firstName })
  const step = (by: number) => setIndex((at + by + people.length) % people.length)
  return (
    <Card
      title="Así le llega"
      action={
        people.length > 1 && (
          <span className="flex items-center gap-0.5">
            <Button variant="quiet" size="sm" iconOnly aria-label="Persona anterior" onClick={() => step(-1)}>
              <ChevronLeft className="icon" />
            </Button>
            <span className="text-xs text-ink-2 tabular-nums">
              {at + 1} de {people.length}
            </span>
            <Button variant="quiet" size="sm" iconOnly aria-label="Persona siguiente" onClick={() => step(1)}>
              <ChevronRight className="icon" />
            </Button>
          </span>
        )
      }
    >
      <dl className="mb-3 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1.5 text-sm">
        <dt className="text-ink-2">Para</dt>
        <dd className="flex items-center gap-2 font-strong">
          <Avatar name={person.name} src={person.avatar} size={34} />
          <span className="min-w-0 wrap-anywhere">{person.name}</span>
        </dd>
        <dt className="text-ink-2">Asunto</dt>
        <dd className="wrap-anywhere">{mail.subject}</dd>
      </dl>
      <MailSheet
        content={noticeContent({
          message,
          heading: mail.heading,
          action: { label: mail.label, url: sentApplications },
          preferencesPage: preferencesPages.professional,
        })}
      />
    </Card>
  )
}
