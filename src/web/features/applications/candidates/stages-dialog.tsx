import Plus from 'lucide-react/icons/plus'
import { type SyntheticEvent, useState } from 'react'
import { mostStages } from '#contracts/applications/pipeline-figures.ts'
import { type JobStages, stagesContract } from '#contracts/applications/stages.contract.ts'
import { faultOfStages } from '#domain/applications/stages.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { useJobStages } from './candidate-work.resource.ts'
import { StageRows } from './stage-rows.tsx'
import { StageTemplates } from './stage-templates.tsx'
import { draftOf, fromTemplate, leftOut, placesFor, withStage } from './stages-draft.ts'

type StagesDialogProps = { jobId: number; onClose: () => void; onSaved: () => void }

/** The stages of the job, to name, order, add and leave out. */
export function StagesDialog({ jobId, onClose, onSaved }: StagesDialogProps) {
  const asked = useJobStages(jobId)
  if (asked.data)
    return (
      <StagesForm
        jobId={jobId}
        loaded={asked.data}
        onClose={onClose}
        onSaved={onSaved}
        onTemplates={() => void asked.refetch()}
      />
    )
  return (
    <Dialog open onClose={onClose} title="Etapas de este empleo" size="md" variant="sheet">
      {asked.isError ? (
        <ErrorState title="No pudimos cargar las etapas" onRetry={() => void asked.refetch()} />
      ) : (
        <p role="status" className="text-sm text-ink-2">
          Cargando las etapas…
        </p>
      )}
    </Dialog>
  )
}

type FormProps = StagesDialogProps & { loaded: JobStages; onTemplates: () => void }

function StagesForm({ jobId, loaded, onClose, onSaved, onTemplates }: FormProps) {
  // What the form began with: a later answer must not hide that a colleague changed the stages.
  const [{ stages }] = useState(loaded)
  const [draft, setDraft] = useState(() => draftOf(stages))
  const [targets, setTargets] = useState<Record<number, string>>({})
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const leaving = leftOut(draft, stages)
  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fault = draft.some(({ name }) => name.trim() === '')
      ? 'Escribe el nombre de cada etapa'
      : faultOfStages(draft)
    setProblem(fault ?? undefined)
    if (fault) return
    setBusy(true)
    try {
      await api.call(stagesContract.save, {
        params: { id: jobId },
        body: {
          seen: stages.map(({ id }) => id),
          stages: draft.map(({ id, name, status, goalDays }) => ({ id, name, status, goalDays })),
          moves: leaving.flatMap((stage) => {
            const key = targets[stage.id] ?? placesFor(stage, draft)[0]?.key
            const to = draft.findIndex((one) => one.key === key)
            return to < 0 ? [] : [{ from: stage.id, to }]
          }),
        },
      })
      showToast({ title: 'Etapas guardadas', description: 'Todo tu equipo las ve ahora.' })
      onSaved()
    } catch (error) {
      setProblem((isApiError(error) && error.body.message) || 'No se pudo guardar. Revisa tu conexión.')
      setBusy(false)
    }
  }
  return (
    <FormDialog
      wide
      title="Etapas de este empleo"
      description="Nómbralas como trabaja tu equipo. La persona que postula ve el estado, no el nombre de tu etapa."
      submit="Guardar etapas"
      isSubmitting={isBusy}
      problem={problem}
      onClose={onClose}
      onSubmit={(event) => void submit(event)}
    >
      <StageRows draft={draft} stages={stages} onChange={setDraft} />
      {leaving.map((stage) => (
        <Field
          key={stage.id}
          label={`${stage.count === 1 ? 'La persona' : `Las ${stage.count} personas`} de “${stage.name}” pasan a`}
          hint="Su estado no cambia y no reciben ningún aviso."
        >
          <Select
            size="sm"
            options={placesFor(stage, draft).map(({ key, name }) => ({
              value: key,
              label: name || 'Sin nombre',
            }))}
            value={targets[stage.id] ?? placesFor(stage, draft)[0]?.key ?? ''}
            onChange={({ target }) => setTargets({ ...targets, [stage.id]: target.value })}
          />
        </Field>
      ))}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          variant="quiet"
          size="sm"
          disabled={draft.length >= mostStages}
          onClick={() => setDraft(withStage(draft, 'preselected'))}
        >
          <Plus className="icon" />
          Agregar etapa
        </Button>
        <StageTemplates
          templates={loaded.templates}
          draft={draft}
          onUse={(template) => setDraft(fromTemplate(template.stages, stages))}
          onChanged={onTemplates}
        />
      </div>
    </FormDialog>
  )
}
