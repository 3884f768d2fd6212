import { ErrorState } from '#web/ui/state/error-state.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { Skeleton } from '#web/ui/state/skeleton.tsx'
import { KeptList } from '#web/features/assistant/kept-conversations/kept-list.tsx'
import { ModelSwitches } from '#web/features/assistant/model/model-switches.tsx'
import { whatModelIs } from '#web/features/assistant/model/model.words.ts'
import { useModel } from '#web/features/assistant/model/model.resource.ts'

/** What the assistant may use of the person, and what they kept of it. */
export function AssistantCard() {
  return (
    <Card title="Asistente">
      <span id="asistente" className="block scroll-mt-36" />
      <div className="grid gap-5">
        <section aria-labelledby="asistente-modelo">
          <h3 id="asistente-modelo" className="mb-1 text-control font-strong">
            Qué puede ver el modelo de lenguaje
          </h3>
          <Model />
        </section>
        <section aria-labelledby="asistente-guardadas">
          <h3 id="asistente-guardadas" className="mb-1 text-control font-strong">
            Conversaciones guardadas
          </h3>
          <KeptList />
        </section>
      </div>
    </Card>
  )
}

function Model() {
  const { reply, isFailed, isFetching, retry, isSaving, choose } = useModel()
  if (isFailed)
    return (
      <ErrorState title="Error al cargar tus permisos" level={3} onRetry={retry} retrying={isFetching}>
        Revisa tu conexión e inténtalo otra vez.
      </ErrorState>
    )
  if (!reply) return <Skeleton className="h-24" />
  if (!reply.model)
    return (
      <p className="text-sm text-ink-2">
        Hoy el asistente no usa ningún modelo de lenguaje: responde con sus propias reglas y nada tuyo sale de
        Qhatu.
      </p>
    )
  return (
    <>
      <p className="mb-3 text-sm text-ink-2">
        {whatModelIs(reply.model.host)} Solo recibe lo que permites aquí, y dejas de permitirlo cuando
        quieras.
      </p>
      <ModelSwitches uses={reply.model.uses} isBusy={isSaving} onChoose={choose} />
    </>
  )
}
