import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { candidateMessagesContract } from '#contracts/applications/candidate-messages.contract.ts'
import { answersUndoSeconds } from '#contracts/applications/close-out-figures.ts'
import { candidateText } from '#contracts/applications/answer-text.ts'
import { answerTokens } from '#contracts/applications/close-out-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { builtInMessages } from '#domain/applications/close-out.words.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { type EditedTemplate, TemplateDialog } from '#web/features/applications/close-out/template-dialog.tsx'
import { api, ApiError } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { useCandidateMessages, useRecipients } from './candidate-messages.resource.ts'
import { MessagePreview } from './message-preview.tsx'
import { whoLacks } from './missing-values.ts'

type WriteToCandidatesProps = {
  jobId: number
  /** The chosen candidates of the job. */
  applicationIds: readonly number[]
  onClose: () => void
}

const ownText = 'propio'

/**
 * A dialog that writes to candidates of a job, each in the own conversation: template, text with tokens, how each one reads
 * it. It is mounted while open. Nothing leaves for a minute.
 */
export function WriteToCandidates({ jobId, applicationIds, onClose }: WriteToCandidatesProps) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const { templates, refresh } = useCandidateMessages(jobId)
  const recipients = useRecipients(jobId, applicationIds)
  const [template, setTemplate] = useState(ownText)
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [edited, setEdited] = useState<EditedTemplate | null>(null)
  const people = recipients.data?.people ?? []
  const leftOut = recipients.data?.leftOut ?? 0
  const choices = [
    { value: ownText, label: 'Escribir desde cero', text: '' },
    ...builtInMessages.map((one, index) => ({ value: `base-${index}`, label: one.name, text: one.text })),
    ...templates
      .filter(({ outcome }) => outcome === 'message')
      .map((one) => ({ value: String(one.id), label: one.name, text: one.text })),
  ]
  const change = (next: string) => {
    setText(next)
    setError(undefined)
    setProblem(undefined)
  }

  const send = async () => {
    const wrong = candidateText.safeParse(text).error?.issues[0]?.message ?? whoLacks(text, people)
    setError(wrong)
    if (wrong) return document.getElementById('mensaje-a-candidatos')?.focus()
    setSending(true)
    try {
      const { recipients: count, undo } = await api.call(candidateMessagesContract.write, {
        params: { id: jobId },
        body: { applicationIds: people.map(({ id }) => id), text },
        idempotencyKey: crypto.randomUUID(),
      })
      offerUndo(undo, {
        title: count === 1 ? '1 mensaje sale en un minuto' : `${count} mensajes salen en un minuto`,
        description: 'Hasta entonces puedes deshacerlo: nadie recibió nada todavía.',
      })
      await queries.invalidateQueries()
      onClose()
    } catch (failure) {
      const body = failure instanceof ApiError ? failure.body : null
      setError(body?.fields?.['text'])
      setProblem(
        body?.fields?.['text'] ? undefined : (body?.message ?? 'Revisa tu conexión e inténtalo otra vez.'),
      )
      setSending(false)
    }
    return undefined
  }

  if (edited)
    return (
      <TemplateDialog
        edited={edited}
        onClose={() => setEdited(null)}
        onSaved={() => {
          setEdited(null)
          refresh()
        }}
      />
    )
  return (
    <FormDialog
      title={titleFor(people.length, people[0]?.name)}
      description={`Cada persona lo lee en su propia conversación. Sale a los ${answersUndoSeconds} segundos; hasta entonces puedes deshacerlo.`}
      submit={people.length === 1 ? 'Escribir a 1' : `Escribir a ${people.length}`}
      busyLabel="Enviando..."
      isSubmitting={isSending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
      problem={problem}
      wide
    >
      {recipients.isPending ? (
        <SkeletonRows rows={3} label="Cargando candidatos" />
      ) : recipients.isError ? (
        <ErrorState
          title="No se pudo cargar a quién le escribes"
          onRetry={() => void recipients.refetch()}
          retrying={recipients.isFetching}
          level={3}
        />
      ) : (
        <>
          {leftOut > 0 && (
            <Note>
              {leftOut === 1
                ? 'No le llega a 1 de los elegidos: retiró su postulación o no puedes escribirle.'
                : `No les llega a ${leftOut} de los elegidos: retiraron su postulación o no puedes escribirles.`}
            </Note>
          )}
          <Field label="Plantilla">
            <Select
              value={template}
              options={choices}
              onChange={({ target }) => {
                setTemplate(target.value)
                change(choices.find(({ value }) => value === target.value)?.text ?? '')
              }}
            />
          </Field>
          <Field
            id="mensaje-a-candidatos"
            label="Mensaje"
            hint={`Se llenan solos: ${answerTokens.map((token) => `{${token}}`).join(', ')}.`}
            error={error}
            required
          >
            <Textarea
              value={text}
              rows={7}
              counterMax={mostLetters.message}
              onChange={({ target }) => change(target.value)}
            />
          </Field>
          <p className="-mt-3">
            <Button
              variant="quiet"
              size="sm"
              disabled={text.trim() === ''}
              onClick={() => setEdited({ id: null, name: '', outcome: 'message', text })}
            >
              Guardar como plantilla
            </Button>
          </p>
          {text.trim() !== '' && people.length > 0 && <MessagePreview people={people} text={text} />}
        </>
      )}
    </FormDialog>
  )
}

function titleFor(count: number, name: string | undefined): string {
  if (count === 1 && name) return `Escribir a ${name}`
  return count === 0 ? 'Escribir a candidatos' : `Escribir a ${count} candidatos`
}
