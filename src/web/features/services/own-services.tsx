import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { servicesContract } from '#contracts/services.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { SkeletonRows } from '#web/ui/skeleton.tsx'
import { serviceHref } from './service-query.ts'

export const ownServicesKey = (professionalId: number) => ['services', professionalId] as const

/** The services that the professional has published. */
export function OwnServices({ professionalId }: { professionalId: number }) {
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ownServicesKey(professionalId),
    queryFn: () => api.call(servicesContract.ofProfessional, { params: { id: professionalId } }),
  })
  if (isError && !data)
    return (
      <ErrorState
        title="Error al cargar tus servicios"
        onRetry={() => void refetch()}
        retrying={isFetching}
        level={3}
      />
    )
  return (
    <Card title="Tus servicios">
      {!data && <SkeletonRows rows={1} label="Cargando tus servicios" />}
      {data?.length === 0 && (
        <EmptyState title="Aún no publicas servicios" level={3}>
          Parte de una sugerencia: sale de lo que ya sabes hacer y de lo que piden las empresas.
        </EmptyState>
      )}
      {data && data.length > 0 && (
        <ul>
          {data.map(({ id, title, category, description, price, isActive }) => (
            <li key={id} className="border-line py-4 first:pt-0 last:pb-0 not-first:border-t">
              <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
                <h3 className="min-w-0 text-h4 wrap-anywhere">{title}</h3>
                <span className="font-strong tabular-nums">{price} por hora</span>
              </div>
              <p className="mt-1 text-sm text-ink-2">{description}</p>
              <div className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-2">
                <Badge>{category}</Badge>
                {isActive ? (
                  <Link to={serviceHref(id)} className="link text-sm">
                    Ver como lo ven las empresas<span className="sr-only">: {title}</span>
                  </Link>
                ) : (
                  <Badge tone="warn">Pausado</Badge>
                )}
              </div>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
