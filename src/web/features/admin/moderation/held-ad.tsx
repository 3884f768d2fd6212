import { useRef, useState } from 'react'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { type HeldAd as Ad, heldAdsContract } from '#contracts/admin/held-ads.contract.ts'
import { heldAdNotes } from '#domain/admin/rejection-reasons.words.ts'
import { formatDate } from '#domain/time/dates.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { HoldReasons } from '#web/features/jobs/holds/hold-reasons.tsx'

export const heldAdId = (id: number): string => `aviso-${id}`

type HeldAdProps = {
  ad: Ad
  /** It is the one that the letter keys decide about. */
  hasKeys: boolean
  /** Offers to take the decision back, by a key, too. */
  onDecided: (takeBack: () => void) => void
}

/** A held ad with its reasons, the company's appeal, and the two decisions. */
export function HeldAd({ ad, hasKeys, onDecided }: HeldAdProps) {
  const [note, setNote] = useState('')
  const noteField = useRef<HTMLTextAreaElement>(null)
  const { refresh } = useRefresh()
  const { run, isPending, error } = useAction(
    async (decision: 'published' | 'kept') => {
      await api.call(heldAdsContract.decideAd, { params: { id: ad.id }, body: { decision, note } })
      return decision
    },
    {
      onSuccess: async (decision) => {
        showToast({
          title: decision === 'published' ? 'Aviso aprobado' : 'Aviso retenido',
          description:
            decision === 'published'
              ? `En ${undoSeconds} segundos se publica y le avisamos a la empresa.`
              : `En ${undoSeconds} segundos le avisamos a la empresa.`,
          action: { label: 'Deshacer', seconds: undoSeconds, onPress: () => void takeBack() },
        })
        onDecided(() => void takeBack())
        setNote('')
        await refresh()
      },
    },
  )
  const takeBack = async () => {
    try {
      await api.call(heldAdsContract.undoAdDecision, { params: { id: ad.id } })
      showToast({ title: 'Deshecho', description: 'El aviso espera otra vez y no avisamos a nadie.' })
    } catch (reason) {
      showToast({
        title: 'No se pudo deshacer',
        description: reason instanceof ApiError ? reason.body.message : 'Revisa tu conexión.',
        tone: 'destructive',
      })
    }
    await refresh()
  }
  useLetterKeys(hasKeys && !isPending, {
    a: () => void run('published'),
    r: () => noteField.current?.focus(),
  })
  const problem = error instanceof ApiError ? (error.body.fields?.note ?? error.body.message) : undefined
  return (
    <article id={heldAdId(ad.id)} tabIndex={-1} aria-label={ad.title}>
      <Card
        title={ad.title}
        action={
          ad.hold.appealedAt ? (
            <Badge tone="accent">Pide revisión</Badge>
          ) : (
            <Badge tone="warn">En espera</Badge>
          )
        }
      >
        <p className="text-sm text-ink-2">
          {ad.company.name} · {ad.company.ruc ? `RUC ${ad.company.ruc}` : 'Sin RUC'} · Desde el{' '}
          {formatDate(new Date(ad.company.memberSince))} · Retenido el {formatDate(new Date(ad.hold.heldAt))}
        </p>
        <div className="mt-4 text-sm">
          <HoldReasons reasons={ad.hold.reasons} texts={ad} />
        </div>
        {ad.remarks.length > 0 && (
          <div className="mt-4 grid gap-2 text-sm">
            <h4 className="text-sm text-ink-2">También notamos</h4>
            <HoldReasons reasons={ad.remarks} texts={ad} />
          </div>
        )}
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer font-strong">Leer el aviso</summary>
          <div className="mt-2 grid gap-2 whitespace-pre-line wrap-anywhere text-ink-2">
            <p>{ad.description}</p>
            {ad.requirements && <p>{ad.requirements}</p>}
            {ad.benefits && <p>{ad.benefits}</p>}
            <p>
              {ad.location} · {ad.salaryRange}
            </p>
          </div>
        </details>
        {ad.hold.companyNote && (
          <p className="mt-3 text-sm wrap-anywhere">
            <span className="font-strong">La empresa dice:</span> {ad.hold.companyNote}
          </p>
        )}
        {ad.hold.decision === 'kept' && (
          <p className="mt-3 text-sm wrap-anywhere">
            <span className="font-strong">Le dijimos:</span> {ad.hold.decisionNote}
          </p>
        )}
        <div className="mt-4 grid gap-3">
          <Field
            label="Nota para la empresa"
            hint="Necesaria para mantenerlo retenido: qué debe corregir."
            error={error ? (problem ?? 'No se pudo guardar. Inténtalo de nuevo.') : undefined}
          >
            <Textarea
              ref={noteField}
              rows={2}
              value={note}
              onChange={(event) => setNote(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void run('kept')
              }}
            />
          </Field>
          <ul aria-label="Notas usuales" className="flex flex-wrap gap-2">
            {heldAdNotes.map((usual) => (
              <li key={usual.name}>
                <Button variant="quiet" size="sm" onClick={() => setNote(usual.note)}>
                  {usual.name}
                </Button>
              </li>
            ))}
          </ul>
          <div className="flex flex-wrap gap-2">
            <Button size="sm" busy={isPending} onClick={() => void run('published')}>
              Publicar
            </Button>
            <Button variant="secondary" size="sm" busy={isPending} onClick={() => void run('kept')}>
              Mantener retenido
            </Button>
          </div>
        </div>
      </Card>
    </article>
  )
}
