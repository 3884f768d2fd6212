import Pencil from 'lucide-react/icons/pencil'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { summaryText } from '#contracts/professionals/profile-fields.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { keepSummaryDraft, readSummaryDraft, useHasSummaryDraft } from './summary-draft.ts'
import { useSaveProfile } from './use-save-profile.ts'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { headOf } from '#contracts/field-messages.ts'
import { summaryLimits } from '#contracts/text-lengths.ts'

type SummaryCardProps = { professionalId: number; summary: string | null }

/** The professional summary, displayed or edited in place. Unsaved text is stored in this browser. */
export function SummaryCard({ professionalId, summary }: SummaryCardProps) {
  const [isEditing, setEditing] = useState(false)
  const hasDraft = useHasSummaryDraft(professionalId)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setEditing(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const open = (label: string) => (
    <Button ref={opener} variant={summary ? 'quiet' : 'secondary'} size="sm" onClick={() => setEditing(true)}>
      <Pencil className="icon" />
      {label}
    </Button>
  )
  if (isEditing)
    return (
      <Card title={<span id="resumen">Resumen profesional</span>}>
        <SummaryForm professionalId={professionalId} summary={summary} onClose={close} />
      </Card>
    )
  return (
    <Card
      title={<span id="resumen">Resumen profesional</span>}
      action={open(hasDraft ? 'Seguir editando' : summary ? 'Editar' : 'Escribir')}
    >
      {summary ? (
        <p className="max-w-measure whitespace-pre-line text-ink-2 wrap-anywhere">{summary}</p>
      ) : (
        <p className="text-sm text-ink-2">
          Cuenta en pocas líneas qué haces, con qué y para quién. Es lo primero que lee una empresa.
        </p>
      )}
      {hasDraft && <p className="mt-3 text-xs text-ink-3">Tienes cambios sin guardar en este navegador.</p>}
    </Card>
  )
}

function SummaryForm({ professionalId, summary, onClose }: SummaryCardProps & { onClose: () => void }) {
  const save = useSaveProfile(professionalId)
  const [text, setText] = useState(() => readSummaryDraft(professionalId) ?? summary ?? '')
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  useEffect(() => box.current?.focus(), [])

  const change = (value: string) => {
    setText(value)
    setError(undefined)
    keepSummaryDraft(professionalId, value === (summary ?? '') ? null : value)
  }
  const submit = async () => {
    const checked = summaryText.safeParse(text)
    if (!checked.success) {
      setError(checked.error.issues[0]?.message)
      box.current?.focus()
      return
    }
    setBusy(true)
    setProblem(null)
    try {
      await save({ summary: checked.data })
      keepSummaryDraft(professionalId, null)
      showToast({ title: 'Resumen guardado' })
      onClose()
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.body.fields?.summary : undefined)
      setProblem('Error al guardar')
    } finally {
      setBusy(false)
    }
  }
  const cancel = () => {
    keepSummaryDraft(professionalId, null)
    onClose()
  }
  return (
    <form
      noValidate
      aria-label="Resumen profesional"
      className="grid gap-4"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault()
        if (!isBusy) void submit()
      }}
    >
      <FormHead sentences={headOf([error])} />
      <SummaryField ref={box} value={text} onChange={change} error={error} />
      {problem && (
        <Note tone="bad" announce>
          <p className="font-strong">{problem}</p>
          Tu texto sigue aquí y en este navegador. Inténtalo otra vez.
        </Note>
      )}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" busy={isBusy} busyLabel="Guardando...">
          Guardar
        </Button>
        <Button variant="secondary" size="sm" onClick={cancel} disabled={isBusy}>
          Cancelar
        </Button>
      </div>
    </form>
  )
}

type SummaryFieldProps = {
  value: string
  onChange: (text: string) => void
  error?: string | undefined
  ref?: React.Ref<HTMLTextAreaElement>
}

/** The text field with its counter, red above 1800. Other forms use it too. */
export function SummaryField({ value, onChange, error, ref }: SummaryFieldProps) {
  return (
    <Field
      label="Tu resumen"
      required
      error={error}
      hint={`Entre ${summaryLimits.min} y ${summaryLimits.max} caracteres.`}
    >
      <Textarea
        ref={ref}
        value={value}
        rows={7}
        onChange={(event) => onChange(event.target.value)}
        counterMax={summaryLimits.max}
        counterWarnsAbove={summaryLimits.warnAbove}
      />
    </Field>
  )
}
