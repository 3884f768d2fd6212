import { useState } from 'react'
import { type AssistantModel, assistantContract } from '#contracts/assistant/assistant.contract.ts'
import type { ModelUse } from '#contracts/assistant/assistant-vocabulary.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { decline, wasDeclined } from './model-answered.ts'
import { ModelSwitches } from './model-switches.tsx'
import { whatModelIs } from './model.words.ts'

/** Asks once whether a model may have something of the person: nothing goes before the yes. */
export function ModelOffer({ model }: { model: AssistantModel }) {
  const [isClosed, setClosed] = useState(() => wasDeclined(model.host))
  const [chosen, setChosen] = useState<ModelUse[]>(() => model.uses.map(({ use }) => use))
  const [isOpen, setOpen] = useState(false)
  const saving = useAction(() => api.call(endpointRef(assistantContract.allow), { body: { uses: chosen } }), {
    onSuccess: () => setClosed(true),
  })
  if (saving.isSuccess)
    return (
      <p role="status" className="mb-4 rounded-md bg-sunken px-4 py-3 text-sm">
        Listo. Lo cambias cuando quieras en tu configuración.
      </p>
    )
  if (isClosed || !model.isNew || model.uses.length === 0) return null
  const no = () => {
    decline(model.host)
    setClosed(true)
  }
  return (
    <section
      aria-label="Responder con un modelo de lenguaje"
      className="mb-4 rounded-md bg-sunken px-4 py-3 text-sm"
    >
      <h3 className="text-control font-strong">Puedo responder mejor con un modelo de lenguaje</h3>
      <p className="mt-1 text-ink-2">
        {whatModelIs(model.host)} Para que vea algo tuyo necesito tu permiso. Sin él te respondo igual, con
        mis reglas.
      </p>
      {isOpen && (
        <div className="mt-3">
          <ModelSwitches
            uses={model.uses.map(({ use }) => ({ use, isAllowed: chosen.includes(use) }))}
            isBusy={saving.isPending}
            onChoose={setChosen}
          />
        </div>
      )}
      {saving.error && (
        <div className="mt-3">
          <Note tone="bad">No se pudo guardar. Inténtalo otra vez.</Note>
        </div>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={saving.isPending}
          disabled={chosen.length === 0}
          onClick={() => void saving.run()}
        >
          {isOpen ? 'Permitir lo elegido' : 'Sí, permitir'}
        </Button>
        {!isOpen && (
          <Button variant="secondary" size="sm" onClick={() => setOpen(true)}>
            Ver y elegir qué se envía
          </Button>
        )}
        <Button variant="quiet" size="sm" onClick={no}>
          No, gracias
        </Button>
      </div>
    </section>
  )
}
