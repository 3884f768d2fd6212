import { useRef } from 'react'
import type { ReportInFull } from '#contracts/admin/reports.contract.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { dismissalNotes, reportStatusNames } from '#domain/support/report-outcome.words.ts'
import { formatDateTime } from '#domain/time/dates.ts'
import { useLetterKeys } from '#web/features/admin/desk/use-letter-keys.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { RadioGroup } from '#web/ui/form/radio-group.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { Draft } from './draft.ts'

type ReportDecisionProps = {
  report: ReportInFull
  draft: Draft
  onDraft: (draft: Draft) => void
  onDecide: () => void
  onSkip: () => void
  hasKeys: boolean
}

/** Whether a report is right, what its author reads about that, and whom else to warn. */
export function ReportDecision({ report, draft, onDraft, onDecide, onSkip, hasKeys }: ReportDecisionProps) {
  const noteField = useRef<HTMLTextAreaElement>(null)
  const isOpen = report.status === 'open'
  const { outcome, note } = draft
  const ended = report.status === 'open' ? outcome : report.status
  const begin = (next: Draft['outcome']) => {
    onDraft({ ...draft, outcome: next, problem: null })
    // After the field is shown.
    setTimeout(() => noteField.current?.focus())
  }
  const cancel = () => onDraft({ ...draft, outcome: null, problem: null })
  useLetterKeys(hasKeys, {
    s: onSkip,
    ...(isOpen && {
      r: () => begin('upheld'),
      d: () => begin('dismissed'),
      ...(outcome !== null && { enter: onDecide, escape: cancel }),
    }),
  })
  return (
    <section aria-label="Tu decisión" className="grid gap-4">
      <h2 className="text-h4">{ended === null ? 'Tu decisión' : reportStatusNames[ended]}</h2>
      {!isOpen && <Decided report={report} />}
      {isOpen && outcome !== null && (
        <form
          className="grid gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            onDecide()
          }}
        >
          {outcome === 'upheld' && <Before report={report} />}
          {outcome === 'dismissed' && (
            <RadioGroup
              legend="Por qué no procede"
              value={String(dismissalNotes.findIndex((known) => known.note === note))}
              onChange={(value) => {
                const chosen = dismissalNotes[Number(value)]
                if (chosen) onDraft({ ...draft, note: chosen.note, problem: null })
              }}
              options={dismissalNotes.map(({ name }, index) => ({ value: String(index), label: name }))}
            />
          )}
          <Field
            label="Nota para quien reportó"
            {...(outcome === 'upheld' ? { optional: true } : { required: true })}
            hint="No digas de quién es lo reportado."
            error={draft.problem ?? undefined}
          >
            <Textarea
              ref={noteField}
              rows={4}
              maxLength={mostLetters.outcomeNote}
              value={note}
              onChange={({ target }) => onDraft({ ...draft, note: target.value, problem: null })}
              onKeyDown={(event) => {
                if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onDecide()
              }}
            />
          </Field>
          {outcome === 'upheld' && <Warning report={report} draft={draft} onDraft={onDraft} />}
          <div className="flex flex-wrap gap-2">
            <Button type="submit">{outcome === 'upheld' ? 'Procede y seguir' : 'No procede y seguir'}</Button>
            <Button variant="quiet" onClick={cancel}>
              Cancelar
            </Button>
          </div>
        </form>
      )}
      {(!isOpen || outcome === null) && (
        <div className="flex flex-wrap gap-2">
          {isOpen && (
            <>
              <Button onClick={() => begin('upheld')}>Procede</Button>
              <Button variant="secondary" onClick={() => begin('dismissed')}>
                No procede
              </Button>
            </>
          )}
          <Button variant="quiet" onClick={onSkip}>
            Saltar
          </Button>
        </div>
      )}
      {isOpen && report.otherOpenCount > 0 && (
        <p className="text-sm text-ink-2">
          {report.otherOpenCount === 1
            ? 'También cierra el otro reporte abierto de lo mismo.'
            : `También cierra los otros ${report.otherOpenCount} reportes abiertos de lo mismo.`}
        </p>
      )}
    </section>
  )
}

const Decided = ({ report: { resolvedAt, resolvedBy, outcomeNote } }: { report: ReportInFull }) => (
  <div className="grid gap-2 text-sm text-ink-2">
    <p>
      {resolvedBy === null ? 'Lo decidió alguien del equipo' : `Lo decidió ${resolvedBy}`}
      {resolvedAt !== null && `, ${formatDateTime(new Date(resolvedAt))}`}.
    </p>
    {outcomeNote && <p className="wrap-anywhere">Le dijimos a quien reportó: {outcomeNote}</p>}
  </div>
)

/** What is to be done first, because who reported is told whether the thing is gone. */
const Before = ({ report: { kind, thing } }: { report: ReportInFull }) =>
  (kind === 'job' || kind === 'service') &&
  thing.isShown && (
    <Note tone="warn">
      Todavía está publicado. Si debe desaparecer, retíralo primero en Publicaciones: a quien reportó le
      decimos si lo retiramos o si se corrigió.
    </Note>
  )

function Warning({ report, draft, onDraft }: Pick<ReportDecisionProps, 'report' | 'draft' | 'onDraft'>) {
  const { applicantsToWarn } = report
  if (applicantsToWarn === null) return null
  if (applicantsToWarn === 0)
    return <p className="text-sm text-ink-2">Nadie con una postulación vigente está por avisar.</p>
  return (
    <Checkbox
      label="Avisar a quienes postularon"
      hint={
        applicantsToWarn === 1
          ? '1 persona recibe un correo y un aviso en su campana.'
          : `${applicantsToWarn} personas reciben un correo y un aviso en su campana.`
      }
      checked={draft.warnApplicants}
      onChange={({ target }) => onDraft({ ...draft, warnApplicants: target.checked })}
    />
  )
}
