import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { Spinner } from '#web/ui/state/spinner.tsx'
import { Section } from './section.tsx'

export function StatesSection() {
  return (
    <Section
      title="Vacío, error y carga"
      lead="Sin contenido, la pantalla explica qué habrá y cuál es el paso siguiente. Lo que carga ocupa desde el inicio su espacio final."
    >
      <div className="grid gap-5 md:grid-cols-2">
        <Card padding="none">
          <EmptyState
            level={3}
            title="No se encontraron empleos"
            action={<Button variant="secondary">Limpiar filtros</Button>}
          >
            Quita algún filtro o escribe otra palabra.
          </EmptyState>
        </Card>
        <Card padding="none">
          <ErrorState level={3} title="Error al cargar empleos" onRetry={() => undefined}>
            No se pudieron cargar los empleos disponibles.
          </ErrorState>
        </Card>
      </div>
      <div className="mt-5">
        <SkeletonRows rows={2} label="Cargando empleos" />
      </div>
      <p className="mt-5 flex items-center gap-3 text-sm text-ink-2">
        <Spinner size={24} /> Cargando
      </p>
    </Section>
  )
}
