import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import type { Hire } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { Card } from '#web/ui/look/card.tsx'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { SkeletonRows } from '#web/ui/state/skeleton.tsx'
import { HireCard } from './hire-card.tsx'
import { groupHires } from './hire.words.ts'
import { useHires } from './hires.resource.ts'

/** All hires of one side, those that wait for the reader first. A notification names one in `?ver=`. */
export function HireList({ viewer }: { viewer: HireParty }) {
  const { hires, isFailed, isFetching, retry } = useHires()
  const named = Number(useSearchParams()[0].get('ver'))
  const isThere = hires?.some(({ id }) => id === named) ?? false
  useEffect(() => {
    if (isThere) document.querySelector(`#contratacion-${named}`)?.scrollIntoView({ block: 'start' })
  }, [named, isThere])
  if (isFailed)
    return <ErrorState title="Error al cargar las contrataciones" onRetry={retry} retrying={isFetching} />
  if (!hires)
    return (
      <Card>
        <SkeletonRows rows={3} label="Cargando las contrataciones" />
      </Card>
    )
  if (hires.length === 0) return <Nothing viewer={viewer} />
  const { yours, theirs, over } = groupHires(hires, viewer)
  const section = (title: string, group: readonly Hire[]) =>
    group.length > 0 && (
      <section aria-label={title}>
        <h2 className="mb-3 text-h3">
          {title} <span className="text-ink-3 tabular-nums">{group.length}</span>
        </h2>
        <div className="grid gap-4">
          {group.map((hire) => (
            <HireCard key={hire.id} hire={hire} viewer={viewer} isNamed={hire.id === named} />
          ))}
        </div>
      </section>
    )
  return (
    <div className="grid gap-10">
      {section('Te toca a ti', yours)}
      {section(viewer === 'company' ? 'Le toca al profesional' : 'Le toca a la empresa', theirs)}
      {section('Terminadas', over)}
    </div>
  )
}

function Nothing({ viewer }: { viewer: HireParty }) {
  return (
    <Card>
      {viewer === 'company' ? (
        <EmptyState
          title="Aún no contratas servicios"
          action={<LinkButton to="/servicios">Ver el directorio de servicios</LinkButton>}
        >
          Cuando pidas un servicio, aquí sigues la respuesta, la entrega y el cierre.
        </EmptyState>
      ) : (
        <EmptyState
          title="Aún no tienes contrataciones"
          action={<LinkButton to="/dashboard/servicios">Ver mis servicios</LinkButton>}
        >
          Cuando una empresa quiera contratar uno de tus servicios, aquí le respondes.
        </EmptyState>
      )}
    </Card>
  )
}
