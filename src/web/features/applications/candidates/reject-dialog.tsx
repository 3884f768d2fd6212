import { type SyntheticEvent, useState } from 'react'
import { closeOutContract } from '#contracts/applications/close-out.contract.ts'
import { answerTokens } from '#contracts/applications/close-out-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { choicesOf, linesOf, textProblem } from '#web/features/applications/close-out/use-answer-drafts.ts'
import { useRecipients } from '#web/features/applications/messages/candidate-messages.resource.ts'
import { MessagePreview } from '#web/features/applications/messages/message-preview.tsx'
import { whoLacks } from '#web/features/applications/messages/missing-values.ts'
import type { BulkActProps } from './bulk-acts.tsx'
import { useAnswerTemplates } from './candidate-work.resource.ts'

/** Answers those who are chosen that the process ends for them, with a text of the company. Nothing leaves for a minute. */
export function RejectDialog({ job, people, onClose, onDone }: BulkActProps) {
  const offerUndo = useUndo()
  const kept = useAnswerTemplates(job.id)
  const choices = choicesOf(kept.data ?? []).filter(({ outcome }) => outcome === 'rejected')
  const [template, setTemplate] = useState(choices[0]?.value ?? '')
  const [text, setText] = useState(choices[0]?.text ?? '')
  const [lines, setLines] = useState<ReadonlyMap<number, string>>(new Map())
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const [first] = people
  const readers =
    useRecipients(
      job.id,
      people.map(({ id }) => id),
    ).data?.people ?? []
  const textFault = textProblem(text) ?? whoLacks(text, readers)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (textFault) return
    setBusy(true)
    try {
      const { recipients, undo } = await api.call(closeOutContract.send, {
        params: { id: job.id },
        body: { people: people.map(({ id }) => id), outcome: 'rejected', text, lines: linesOf(lines) },
      })
      offerUndo(undo, {
        title:
          recipients === 1 ? '1 respuesta sale en un minuto' : `${recipients} respuestas salen en un minuto`,
        description: 'Pasan a Rechazado cuando salga. Hasta entonces puedes deshacerlo.',
      })
      onDone()
    } catch (error) {
      setProblem((isApiError(error) && error.body.message) || 'No se pudo enviar. Revisa tu conexión.')
      setBusy(false)
    }
  }
  return (
    <FormDialog
      wide
      title={
        people.length === 1
          ? `Rechazar a ${first?.name ?? '1 candidato'}`
          : `Rechazar a ${people.length} candidatos`
      }
      description="Les llega por la campana y por correo. Nada sale antes de un minuto."
      submit="Rechazar y responder"
      busyLabel="Enviando..."
      tone="danger"
      isSubmitting={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <Field label="Plantilla">
        <Select
          value={template}
          options={choices.map(({ value, name: label }) => ({ value, label }))}
          onChange={({ target }) => {
            setTemplate(target.value)
            setText(choices.find(({ value }) => value === target.value)?.text ?? text)
          }}
        />
      </Field>
      <Field
        label="Lo que les dices"
        hint={`Se llenan solos: ${answerTokens.map((token) => `{${token}}`).join(', ')}.`}
        error={textFault}
        required
      >
        <Textarea
          value={text}
          rows={7}
          counterMax={mostLetters.statusMessage}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <MessagePreview
        people={readers}
        text={text}
        lines={lines}
        onLine={(id, line) => setLines(new Map(lines).set(id, line))}
      />
    </FormDialog>
  )
}
