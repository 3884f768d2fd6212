import { useState } from 'react'
import { type StageTemplate, stagesContract } from '#contracts/applications/stages.contract.ts'
import { longestStageName } from '#contracts/applications/pipeline-figures.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { sayFailed } from '#web/features/applications/close-out/close-out.resource.ts'
import { api } from '#web/lib/api-client.ts'
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

/** The company's templates of stages: to use one, keep these under a name, or delete one. */
export function StageTemplates({ templates, draft, onUse, onChanged }: StageTemplatesProps) {
  const [name, setName] = useState<string | null>(null)
  const [isTidying, setTidying] = useState(false)
  const offerUndo = useUndo()
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
      sayFailed('No se pudo guardar la plantilla', error)
    }
  }
  const remove = async ({ id, name: removed }: StageTemplate) => {
    try {
      const { undo } = await api.call(stagesContract.removeTemplate, { params: { id } })
      offerUndo(undo, { title: 'Plantilla eliminada', description: removed, onUndone: onChanged })
    } catch (error) {
      sayFailed('No se pudo eliminar la plantilla', error)
    }
    onChanged()
  }
  if (isTidying && templates.length > 0)
    return (
      <div className="grid basis-full gap-2">
        <ul aria-label="Plantillas de tu empresa">
          {templates.map((template) => (
            <li key={template.id} className="flex items-center gap-2 border-line py-1 not-first:border-t">
              <span className="min-w-0 grow text-sm wrap-anywhere">{template.name}</span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={`Eliminar ${template.name}`}
                onClick={() => void remove(template)}
              >
                Eliminar
              </Button>
            </li>
          ))}
        </ul>
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={() => setTidying(false)}>
          Listo
        </Button>
      </div>
    )
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
      {templates.length > 0 && (
        <Button variant="quiet" size="sm" onClick={() => setTidying(true)}>
          Eliminar plantillas
        </Button>
      )}
    </span>
  )
}
