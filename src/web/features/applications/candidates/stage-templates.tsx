import { useState } from 'react'
import { type StageTemplate, stagesContract } from '#contracts/applications/stages.contract.ts'
import { longestStageName } from '#contracts/applications/pipeline-figures.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import type { DraftStage } from './stages-draft.ts'

type StageTemplatesProps = {
  templates: readonly StageTemplate[]
  draft: readonly DraftStage[]
  onUse: (template: StageTemplate) => void
  onChanged: () => void
}

/** The company's templates of stages: to use one, or keep these under a name. */
export function StageTemplates({ templates, draft, onUse, onChanged }: StageTemplatesProps) {
  const [name, setName] = useState<string | null>(null)
  const save = async () => {
    try {
      await api.call(stagesContract.saveTemplate, {
        body: {
          name: name ?? '',
          stages: draft.map(({ name: stage, status, goalDays }) => ({ name: stage, status, goalDays })),
        },
      })
      showToast({ title: 'Plantilla guardada', description: 'Úsala en cualquiera de tus empleos.' })
      setName(null)
      onChanged()
    } catch (error) {
      showToast({
        title: 'No se pudo guardar la plantilla',
        description: (isApiError(error) && error.body.message) || 'Revisa tu conexión.',
        tone: 'destructive',
      })
    }
  }
  if (name !== null)
    return (
      <span className="flex flex-wrap items-center gap-2">
        <TextInput
          size="sm"
          aria-label="Nombre de la plantilla"
          placeholder="Nombre de la plantilla"
          value={name}
          maxLength={longestStageName}
          onChange={({ target }) => setName(target.value)}
        />
        <Button variant="secondary" size="sm" disabled={name.trim() === ''} onClick={() => void save()}>
          Guardar
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setName(null)}>
          Cancelar
        </Button>
      </span>
    )
  return (
    <span className="flex flex-wrap items-center gap-2">
      {templates.length > 0 && (
        <Select
          size="sm"
          aria-label="Usar una plantilla"
          emptyLabel="Usar una plantilla"
          options={templates.map(({ id, name: label }) => ({ value: String(id), label }))}
          value=""
          onChange={({ target }) => {
            const template = templates.find(({ id }) => String(id) === target.value)
            if (template) onUse(template)
          }}
        />
      )}
      <Button variant="quiet" size="sm" onClick={() => setName('')}>
        Guardar como plantilla
      </Button>
    </span>
  )
}
