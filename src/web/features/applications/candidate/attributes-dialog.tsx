import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { type SyntheticEvent, useState } from 'react'
import {
  attributesBody,
  type Scorecards,
  scorecardsContract,
} from '#contracts/applications/scorecards.contract.ts'
import { longestAttribute, longestHint, mostAttributes } from '#contracts/applications/scorecard-figures.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

type Row = { key: number; id?: number; name: string; hint: string }

type AttributesDialogProps = Pick<Scorecards, 'jobId' | 'attributes' | 'suggested'> & {
  onClose: () => void
  onSaved: () => void
}

/** What the team rates in the candidates of a job. It begins with what the job asks. */
export function AttributesDialog({ jobId, attributes, suggested, onClose, onSaved }: AttributesDialogProps) {
  const [rows, setRows] = useState<Row[]>(() => {
    const known = attributes.filter(({ isRetired }) => !isRetired)
    if (known.length > 0) return known.map(({ id, name, hint }, key) => ({ key, id, name, hint }))
    const names = suggested.length > 0 ? suggested : ['']
    return names.map((name, key) => ({ key, name, hint: '' }))
  })
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const change = (key: number, values: Partial<Row>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...values } : row)))
  const add = () =>
    setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, name: '', hint: '' }])

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const body = {
      attributes: rows.map(({ id, name, hint }) => ({ ...(id === undefined ? {} : { id }), name, hint })),
    }
    const found = attributesBody.safeParse(body)
    const issues = Object.fromEntries(
      (found.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]),
    )
    setErrors(issues)
    setProblem(issues['attributes'])
    if (!found.success) {
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
      return
    }
    setSaving(true)
    try {
      await api.call(scorecardsContract.setAttributes, { params: { id: jobId }, body: found.data })
      onSaved()
    } catch (error) {
      const reply = isApiError(error) ? error.body : {}
      setProblem(Object.values(reply.fields ?? {})[0] ?? reply.message ?? 'Revisa tu conexión.')
      setSaving(false)
    }
  }
  return (
    <FormDialog
      title="Qué evalúan"
      description="Son los mismos criterios para todos los candidatos de este empleo. Si quitas uno, lo ya calificado se queda."
      submit="Guardar"
      isSubmitting={isSaving}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      problem={problem}
      wide
    >
      <ol className="grid gap-4">
        {rows.map(({ key, name, hint }, at) => (
          <li
            key={key}
            className="grid grid-cols-[minmax(0,1fr)_auto] gap-2 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <Field label={`Criterio ${at + 1}`} error={errors[`attributes.${at}.name`]} required>
              <TextInput
                value={name}
                maxLength={longestAttribute}
                onChange={({ target }) => change(key, { name: target.value })}
              />
            </Field>
            <Field label="En qué fijarse" optional className="max-md:col-start-1">
              <TextInput
                value={hint}
                maxLength={longestHint}
                onChange={({ target }) => change(key, { hint: target.value })}
              />
            </Field>
            <div className="pt-6.5 max-md:col-start-2 max-md:row-start-1">
              <Button
                variant="quiet"
                iconOnly
                aria-label={`Quitar el criterio ${at + 1}`}
                disabled={rows.length === 1}
                onClick={() => setRows(rows.filter((row) => row.key !== key))}
              >
                <X className="icon" />
              </Button>
            </div>
          </li>
        ))}
      </ol>
      {rows.length < mostAttributes && (
        <Button variant="quiet" size="sm" onClick={add}>
          <Plus className="icon" />
          Agregar criterio
        </Button>
      )}
    </FormDialog>
  )
}
