import { type SyntheticEvent, useState } from 'react'
import { answerTokens } from '#contracts/applications/close-out-vocabulary.ts'
import { longestTemplateName } from '#contracts/applications/close-out-figures.ts'
import {
  closeOutContract,
  type AnswerTemplate,
  templateBody,
} from '#contracts/applications/close-out.contract.ts'
import type { RoundKind } from '#contracts/applications/close-out-vocabulary.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { outcomeNames } from './outcome.words.ts'

export type EditedTemplate = Omit<AnswerTemplate, 'id'> & { id: number | null }

type TemplateDialogProps = { edited: EditedTemplate; onClose: () => void; onSaved: () => void }

/** A text of the company to write to candidates with: a new one, or a change of one. */
export function TemplateDialog({ edited, onClose, onSaved }: TemplateDialogProps) {
  const { id } = edited
  const [name, setName] = useState(edited.name)
  const [outcome, setOutcome] = useState<RoundKind>(edited.outcome)
  const [text, setText] = useState(edited.text)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const found = templateBody.safeParse({ name, outcome, text })
    setErrors(
      Object.fromEntries(
        (found.error?.issues ?? []).toReversed().map(({ path, message }) => [String(path[0]), message]),
      ),
    )
    setProblem(undefined)
    if (!found.success) {
      const first = String(found.error.issues[0]?.path[0])
      form.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
      return
    }
    setSaving(true)
    try {
      const body = found.data
      if (id === null) await api.call(closeOutContract.addTemplate, { body })
      else await api.call(closeOutContract.changeTemplate, { params: { id }, body })
      showToast({ title: 'Plantilla guardada', description: body.name })
      onSaved()
    } catch (error) {
      const body = error instanceof ApiError ? error.body : null
      setErrors(body?.fields ?? {})
      setProblem(body?.message ?? 'Revisa tu conexión e inténtalo otra vez.')
      setSaving(false)
    }
  }
  return (
    <FormDialog
      title={id === null ? 'Nueva plantilla' : 'Editar plantilla'}
      submit="Guardar"
      isSubmitting={isSaving}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      problem={problem}
      wide
    >
      <Field label="Nombre" error={errors['name']} required>
        <TextInput
          name="name"
          value={name}
          maxLength={longestTemplateName}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      <Field label="Qué les dice" error={errors['outcome']} required>
        <Select
          name="outcome"
          value={outcome}
          options={Object.entries(outcomeNames).map(([value, label]) => ({ value, label }))}
          onChange={({ target }) => setOutcome(target.value as RoundKind)}
        />
      </Field>
      <Field
        label="Texto"
        hint={`Se llenan solos: ${answerTokens.map((token) => `{${token}}`).join(', ')}.`}
        error={errors['text']}
        required
      >
        <Textarea
          name="text"
          value={text}
          rows={8}
          counterMax={mostLetters.statusMessage}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
