import { type FormEvent, type ReactNode, useState } from 'react'
import { briefLimits } from '#contracts/briefs/briefs-figures.ts'
import { closeReasons } from '#contracts/briefs/briefs-vocabulary.ts'
import { type BriefDetail, briefsContract, type ReceivedProposal } from '#contracts/briefs/briefs.contract.ts'
import { conversationsContract } from '#contracts/conversations/conversations.contract.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { answerWords } from '#domain/briefs/answer.words.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useResource } from '#web/lib/resource.ts'
import { useSendKey } from '#web/lib/use-send-key.ts'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { Note } from '#web/ui/state/note.tsx'
import { ChargeLines } from '#web/features/hires/money/charge-lines.tsx'
import { orderTermsResource } from '#web/features/hires/money/order-terms.resource.ts'
import { closeReasonWords, daysInWords, sumInWords } from './brief.words.ts'
import { useBriefAct, useReloadBriefs } from './briefs.resource.ts'

interface DialogProps {
  brief: BriefDetail
  companyName: string
  onClose: () => void
}
type OfProposal = DialogProps & { proposal: ReceivedProposal }

/** What somebody who is answered reads, before it is sent. */
function Preview({ title, words, note }: { title: string; words: string; note: string }) {
  return (
    <Note>
      <p className="font-strong">{title}</p>
      <p className="mt-1 wrap-anywhere">{words}</p>
      {note.trim() && <p className="mt-1 wrap-anywhere whitespace-pre-line">{note.trim()}</p>}
    </Note>
  )
}

function Words({ label, note, onChange }: { label: string; note: string; onChange: (note: string) => void }) {
  return (
    <Field label={label} optional>
      <Textarea
        value={note}
        rows={3}
        maxLength={briefLimits.note}
        counterMax={briefLimits.note}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

const submitting = (send: () => void) => (event: FormEvent) => {
  event.preventDefault()
  send()
}

/** Chooses a proposal: what is ordered, and what the others will read. */
export function ChooseDialog({ brief, companyName, proposal, onClose }: OfProposal) {
  const [note, setNote] = useState('')
  const feeRate = useResource(orderTermsResource)?.feeRate ?? null
  const others = brief.waitingCount - 1
  const { professional, priceCents, days } = proposal
  const choose = useBriefAct(
    () =>
      api.call(briefsContract.choose, {
        params: { id: brief.id, proposalId: proposal.id },
        body: { priceCents, note, ...(feeRate !== null && { feeRate }) },
      }),
    {
      title: `Elegiste a ${professional.firstName}`,
      description: 'En unos segundos empieza la contratación y respondemos a los demás.',
    },
  )
  return (
    <FormDialog
      title={`Elegir a ${professional.name}`}
      description={`${sumInWords(priceCents)} en total, entrega en ${daysInWords(days)}. Pasa a Contrataciones y el requerimiento se cierra.`}
      submit="Elegir y contratar"
      busyLabel="Eligiendo..."
      isSubmitting={choose.isPending}
      onClose={onClose}
      onSubmit={submitting(() => choose.mutate(undefined, { onSettled: onClose }))}
    >
      {feeRate !== null && (
        <div className="rounded-md bg-sunken p-4">
          <ChargeLines cents={priceCents} feeRate={feeRate} currency="USD" total="Pagas en total" />
          <p className="mt-2 text-sm text-ink-2">
            Pagas cada hito antes de que empiece, y queda retenido hasta que lo aceptes.{' '}
            {professional.firstName} recibe su precio completo.
          </p>
        </div>
      )}
      {others > 0 && (
        <>
          <Words
            label={
              others === 1
                ? 'Unas palabras para la otra persona'
                : `Unas palabras para las otras ${others} personas`
            }
            note={note}
            onChange={setNote}
          />
          <Preview
            title="Esto leerán"
            words={answerWords.passed({ companyName, briefTitle: brief.title })}
            note={note}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Refuses one proposal. */
export function DeclineDialog({ brief, companyName, proposal, onClose }: OfProposal) {
  const [note, setNote] = useState('')
  const decline = useBriefAct(
    () =>
      api.call(briefsContract.decline, {
        params: { id: brief.id, proposalId: proposal.id },
        body: { note },
      }),
    {
      title: `No seguirás con la propuesta de ${proposal.professional.firstName}`,
      description: 'Le avisamos en unos segundos.',
    },
  )
  return (
    <FormDialog
      title={`No seguir con ${proposal.professional.name}`}
      submit="Responder"
      busyLabel="Respondiendo..."
      isSubmitting={decline.isPending}
      onClose={onClose}
      onSubmit={submitting(() => decline.mutate(undefined, { onSettled: onClose }))}
    >
      <Words label="Tu mensaje" note={note} onChange={setNote} />
      <Preview
        title="Esto leerá"
        words={answerWords.declined({ companyName, briefTitle: brief.title })}
        note={note}
      />
    </FormDialog>
  )
}

const reasons = closeReasons
  .filter((reason) => reason !== 'hired')
  .map((value) => ({ value, label: closeReasonWords[value] }))

/** Closes a brief, with a reason for Qhatu and words for those who wait. */
export function CloseDialog({ brief, companyName, onClose }: DialogProps) {
  const [reason, setReason] = useState('')
  const [note, setNote] = useState('')
  const [isBlank, setBlank] = useState(false)
  const waiting = brief.waitingCount
  const close = useBriefAct(
    () =>
      api.call(briefsContract.close, {
        params: { id: brief.id },
        body: { reason: reason as 'not_needed', note },
      }),
    {
      title: 'Requerimiento cerrado',
      description:
        waiting > 0 ? 'Respondemos a quienes esperan en unos segundos.' : 'Ya no recibe propuestas.',
    },
  )
  return (
    <FormDialog
      title="Cerrar el requerimiento"
      description={
        waiting === 0
          ? 'Deja de recibir propuestas.'
          : waiting === 1
            ? 'Deja de recibir propuestas, y respondemos a la persona que espera.'
            : `Deja de recibir propuestas, y respondemos a las ${waiting} personas que esperan.`
      }
      submit="Cerrar el requerimiento"
      busyLabel="Cerrando..."
      isSubmitting={close.isPending}
      onClose={onClose}
      onSubmit={submitting(() => {
        setBlank(reason === '')
        if (reason !== '') close.mutate(undefined, { onSettled: onClose })
      })}
    >
      <RadioGroup
        legend="Por qué lo cierras"
        hint="Solo lo ve Qhatu."
        name="reason"
        options={reasons}
        value={reason}
        onChange={setReason}
        error={isBlank && reason === '' ? 'Elige un motivo' : undefined}
      />
      {waiting > 0 && (
        <>
          <Words label="Tu mensaje" note={note} onChange={setNote} />
          <Preview
            title="Esto leerán"
            words={answerWords.closed({ companyName, briefTitle: brief.title })}
            note={note}
          />
        </>
      )}
    </FormDialog>
  )
}

/** Asks about a proposal, in the conversation about its service. */
export function AskDialog({ brief, proposal, onClose }: OfProposal): ReactNode {
  const [text, setText] = useState('')
  const [isBlank, setBlank] = useState(false)
  const reload = useReloadBriefs()
  const keyOf = useSendKey()
  const { firstName } = proposal.professional
  const send = useAction(
    () => {
      const body = { initialMessage: `Sobre tu propuesta para “${brief.title}”: ${text.trim()}` }
      const params = { serviceId: proposal.serviceId }
      return api.call(conversationsContract.start, { params, body, idempotencyKey: keyOf(body) })
    },
    {
      onSuccess: async () => {
        showToast({
          title: 'Pregunta enviada',
          description: `La respuesta de ${firstName} llegará a Mensajes.`,
        })
        await reload()
        onClose()
      },
    },
  )
  const problem =
    send.error && (send.error instanceof ApiError ? send.error.body.message : 'No hay conexión.')
  return (
    <FormDialog
      title={`Preguntar a ${firstName}`}
      submit="Enviar pregunta"
      busyLabel="Enviando..."
      isSubmitting={send.isPending}
      onClose={onClose}
      problem={problem}
      onSubmit={submitting(() => {
        setBlank(text.trim() === '')
        if (text.trim() !== '') void send.run()
      })}
    >
      <Field
        label="Tu pregunta"
        required
        error={isBlank && text.trim() === '' ? 'Escribe tu pregunta' : undefined}
      >
        <Textarea
          value={text}
          rows={5}
          maxLength={mostLetters.message - briefLimits.title - 40}
          onChange={(event) => setText(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
