import { useState } from 'react'
import type { Scorecard, Scorecards } from '#contracts/applications/scorecards.contract.ts'
import { longestScorecard } from '#contracts/applications/scorecard-figures.ts'
import { formatTime } from '#domain/time/dates.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { RatingStair } from './rating-stair.tsx'
import { useDraft } from './use-draft.ts'

type OwnScorecardProps = {
  attributes: Scorecards['attributes']
  mine: Scorecards['mine']
  firstName: string
  onDraft: (card: Scorecard) => Promise<string>
  onSubmit: (card: Scorecard) => Promise<void>
}

/** The own scorecard while it is a draft. */
export function OwnScorecard({ attributes, mine, firstName, onDraft, onSubmit }: OwnScorecardProps) {
  const rated = attributes.filter(({ isRetired }) => !isRetired)
  const known = new Set(rated.map(({ id }) => id))
  const { card, change, settle, at, isUnkept } = useDraft(
    {
      points: (mine?.points ?? []).filter(({ attributeId }) => known.has(attributeId)),
      text: mine?.text ?? '',
    },
    mine?.updatedAt ?? null,
    onDraft,
  )
  const [isAsking, setAsking] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const pointsOf = (id: number) => card.points.find(({ attributeId }) => attributeId === id)?.points ?? null
  const left = rated.length - card.points.length

  const send = async () => {
    setAsking(false)
    setSending(true)
    setProblem(null)
    settle()
    try {
      await onSubmit(card)
    } catch (error) {
      const body = isApiError(error) ? error.body : {}
      setProblem(Object.values(body.fields ?? {})[0] ?? body.message ?? 'No se envió. Revisa tu conexión.')
      setSending(false)
    }
  }
  return (
    <div className="grid gap-5">
      {problem && (
        <Note tone="bad" announce>
          {problem}
        </Note>
      )}
      {rated.map(({ id, name, hint }) => (
        <RatingStair
          key={id}
          name={name}
          hint={hint}
          points={pointsOf(id)}
          onChange={(points) =>
            change({
              ...card,
              points: [
                ...card.points.filter(({ attributeId }) => attributeId !== id),
                { attributeId: id, points },
              ],
            })
          }
        />
      ))}
      <Field
        label="¿Qué pesó más en tu evaluación?"
        optional
        hint={`${firstName} la recibe si descarga sus datos, sin tu nombre.`}
      >
        <Textarea
          rows={3}
          maxLength={longestScorecard}
          value={card.text}
          onChange={({ target }) => change({ ...card, text: target.value })}
        />
      </Field>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p role="status" className="text-xs text-ink-3">
          {isUnkept
            ? 'El borrador no se guardó. Lo intentamos otra vez con tu próximo cambio.'
            : at
              ? `Borrador guardado a las ${formatTime(new Date(at))}`
              : 'Se guarda sola mientras la llenas.'}
        </p>
        <Button
          variant="secondary"
          busy={isSending}
          busyLabel="Enviando..."
          onClick={() => {
            if (card.points.length === 0) setProblem('Elige los puntos de al menos un criterio.')
            else setAsking(true)
          }}
        >
          Enviar mi evaluación
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title="¿Enviar tu evaluación?"
        description={`${unrated(left)}Tu equipo la verá con tu nombre y ya no podrás cambiarla. Después verás las de los demás.`}
        confirmLabel="Enviar"
        tone="primary"
        onConfirm={() => void send()}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

const unrated = (left: number): string =>
  left === 0
    ? ''
    : left === 1
      ? 'Queda 1 criterio sin calificar. '
      : `Quedan ${left} criterios sin calificar. `
