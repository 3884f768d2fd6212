import { type SyntheticEvent, useState } from 'react'
import { longestJobTemplateName } from '#contracts/jobs/job-drafts-figures.ts'
import { ApiError } from '#web/lib/api-client.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { type DraftSource, saveTemplate } from './use-drafts.ts'

type AdTemplateDialogProps = { source: DraftSource; onClose: () => void; onSaved: () => void }

/** Keeps the text of an ad or draft as a template, under a name. */
export function AdTemplateDialog({ source, onClose, onSaved }: AdTemplateDialogProps) {
  const [name, setName] = useState(source.title.slice(0, longestJobTemplateName))
  const [error, setError] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const [isSaving, setSaving] = useState(false)

  const save = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    setProblem(undefined)
    setError(name.trim() === '' ? 'Escribe el nombre de la plantilla' : undefined)
    if (name.trim() === '') return
    setSaving(true)
    try {
      await saveTemplate(source, name)
      showToast({ title: 'Plantilla guardada', description: name.trim() })
      onSaved()
    } catch (refused) {
      const body = refused instanceof ApiError ? refused.body : null
      setError(body?.fields?.['templateName'])
      if (!body?.fields?.['templateName'])
        setProblem(body?.message ?? 'Revisa tu conexión e inténtalo otra vez.')
      setSaving(false)
    }
  }

  return (
    <FormDialog
      title="Guardar como plantilla"
      description="Podrás empezar otros avisos con este texto. El aviso no cambia."
      submit="Guardar"
      isSubmitting={isSaving}
      onClose={onClose}
      onSubmit={(event) => void save(event)}
      problem={problem}
    >
      <Field label="Nombre de la plantilla" error={error} required>
        <TextInput
          value={name}
          maxLength={longestJobTemplateName}
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
    </FormDialog>
  )
}
