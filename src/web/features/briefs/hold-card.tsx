import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { briefLimits } from '#contracts/briefs/briefs-figures.ts'
import { type BriefDetail, type BriefHoldState, briefsContract } from '#contracts/briefs/briefs.contract.ts'
import { briefHoldWords } from '#domain/briefs/hold.words.ts'
import { ForWriters } from '#web/features/companies/panel/may-write.tsx'
import { api, ApiError } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { editBriefHref } from './brief.address.ts'
import { useReloadBriefs } from './briefs.resource.ts'

/** Why nobody else sees the brief, and what its company can do: correct it or answer. */
export function HoldCard({ brief, hold }: { brief: BriefDetail; hold: BriefHoldState }) {
  const { isRejected, note, reasons, answer } = hold
  return (
    <Note tone="warn">
      <div className="grid gap-4">
        <div>
          <h2 className="text-h4">
            {isRejected ? 'Retiramos este requerimiento' : 'Este requerimiento está en revisión'}
          </h2>
          <p>
            {isRejected
              ? 'Nadie más lo ve. Corrígelo o respóndenos, y una persona lo mira otra vez.'
              : 'Una persona de Qhatu lo revisa antes de que otros lo vean. Te avisamos apenas termine.'}
          </p>
        </div>
        {isRejected && note && (
          <p className="wrap-anywhere">
            <span className="font-strong">El motivo:</span> {note}
          </p>
        )}
        {!isRejected && (
          <ul className="grid gap-3">
            {reasons.map(({ code, quotes }) => (
              <li key={code}>
                <p className="font-strong">{briefHoldWords[code].title}</p>
                {quotes.length > 0 && (
                  <p className="wrap-anywhere">{quotes.map((quote) => `“${quote}”`).join(', ')}</p>
                )}
                <p className="text-sm">{briefHoldWords[code].advice}</p>
              </li>
            ))}
          </ul>
        )}
        {answer && (
          <p role="status" className="wrap-anywhere">
            <span className="font-strong">Tu respuesta:</span> {answer}
          </p>
        )}
        {brief.status === 'open' && (
          <ForWriters>
            <Answer brief={brief} hasAnswered={answer !== ''} />
          </ForWriters>
        )}
      </div>
    </Note>
  )
}

function Answer({ brief, hasAnswered }: { brief: BriefDetail; hasAnswered: boolean }) {
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const reload = useReloadBriefs()
  const send = useMutation({
    mutationFn: () =>
      api.call(briefsContract.answerHold, { params: { id: brief.id }, body: { answer: text } }),
    onSuccess: async () => {
      setOpen(false)
      setText('')
      await reload()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate()
  }
  if (!isOpen)
    return (
      <p className="flex flex-wrap gap-2">
        {brief.isEditable && (
          <LinkButton to={editBriefHref(brief.id)} size="sm">
            Corregir el requerimiento
          </LinkButton>
        )}
        <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
          {hasAnswered ? 'Cambiar la respuesta' : 'Responder a Qhatu'}
        </Button>
      </p>
    )
  return (
    <form noValidate className="grid justify-items-start gap-3" onSubmit={submit}>
      <div className="w-full">
        <Field label="¿Qué debemos saber?" error={send.error ? problemOf(send.error) : undefined} required>
          <Textarea
            rows={3}
            value={text}
            maxLength={briefLimits.answer}
            onChange={(event) => setText(event.target.value)}
          />
        </Field>
      </div>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={send.isPending} busyLabel="Enviando...">
          Enviar respuesta
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setOpen(false)}>
          Cancelar
        </Button>
      </span>
    </form>
  )
}

const problemOf = (error: Error): string =>
  error instanceof ApiError
    ? (error.body.fields?.['answer'] ?? error.body.message ?? 'No se pudo enviar. Inténtalo otra vez.')
    : 'No hay conexión. Lo que escribiste sigue aquí: inténtalo otra vez.'
