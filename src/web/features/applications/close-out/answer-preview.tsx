import Send from 'lucide-react/icons/send'
import { useState } from 'react'
import {
  closeOutContract,
  type JobAnswers,
  type WaitingPerson,
} from '#contracts/applications/close-out.contract.ts'
import { fillAnswer, withLine } from '#domain/applications/close-out.ts'
import { answerTitles } from '#domain/applications/close-out.words.ts'
import { applicantMail } from '#domain/applications/applicant-mail.ts'
import { sentApplications } from '#domain/applications/application.address.ts'
import { noticeContent, preferencesPages } from '#domain/mail/notice-content.ts'
import { OwnLine } from '#web/features/applications/messages/own-line.tsx'
import { usePersonSteps } from '#web/features/applications/messages/person-steps.tsx'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { MailSheet } from '#web/ui/look/mail-sheet.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { sayFailed } from './close-out.resource.ts'
import { type Draft, textProblem } from './use-answer-drafts.ts'

type AnswerPreviewProps = {
  job: JobAnswers['job']
  /** Who gets it; at least one. */
  people: readonly WaitingPerson[]
  draft: Draft
  /** Changes what is added for one person alone. */
  onLine: (id: number, line: string) => void
}

/** The mail exactly as each person of a group receives it, with a line of one's own for each. */
export function AnswerPreview({ job, people, draft, onLine }: AnswerPreviewProps) {
  const { person, steps } = usePersonSteps(people)
  const [isBusy, setBusy] = useState(false)
  if (!person) return null
  const { title: jobTitle } = job
  const { firstName } = person
  const written = draft.lines.get(person.id) ?? ''
  const line = written.trim()
  const mail = applicantMail({ title: answerTitles[draft.outcome], jobTitle, firstName })
  const sendTest = async () => {
    setBusy(true)
    try {
      const { outcome, text } = draft
      const { email } = await api.call(closeOutContract.test, {
        params: { id: job.id },
        body: { applicationId: person.id, outcome, text, ...(line === '' ? {} : { line }) },
      })
      showToast({ title: 'Prueba enviada', description: `Te llega a ${email}. ${firstName} no recibe nada.` })
    } catch (error) {
      sayFailed('No se envió la prueba', error)
    }
    setBusy(false)
  }
  return (
    <Card title="Así le llega" action={steps}>
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
          message: withLine(fillAnswer(draft.text, person.values), line),
          heading: mail.heading,
          action: { label: mail.label, url: sentApplications },
          preferencesPage: preferencesPages.professional,
        })}
      />
      <div className="mt-4 grid gap-3">
        <OwnLine firstName={firstName} value={written} onChange={(next) => onLine(person.id, next)} />
        <Button
          variant="quiet"
          size="sm"
          className="justify-self-start"
          busy={isBusy}
          busyLabel="Enviando..."
          disabled={textProblem(draft.text) !== undefined}
          onClick={() => void sendTest()}
        >
          <Send className="icon" />
          Enviarme una prueba
        </Button>
      </div>
    </Card>
  )
}
