import { lazy, Suspense } from 'react'
import {
  data,
  Form,
  type ShouldRevalidateFunctionArgs,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { servicesContract } from '#contracts/services/services.contract.ts'
import { PendingList, ResultPages } from '#web/features/jobs/list/job-results.tsx'
import { SearchBox } from '#web/features/jobs/list/search-box.tsx'
import { ServiceCard } from '#web/features/services/service-card.tsx'
import {
  CategorySelect,
  ClearServiceFilters,
  RatingAndSort,
} from '#web/features/services/service-filters.tsx'
import {
  canonicalServicesHref,
  isIndexable,
  isSameList,
  readOpened,
  readServiceQuery,
  servicesHref,
  toCallQuery,
} from '#web/features/services/services.address.ts'
import { cameFromList, SERVICES_PATH } from '#web/features/services/service.address.ts'
import { serviceListJsonLd } from '#web/features/services/service-list-json-ld.ts'
import { countOfServices, servicesDescription, servicesTitle } from '#web/features/services/service.words.ts'
import { useShownServices } from '#web/features/services/shown-services.resource.ts'
import { SERVICE_FORM_ID, useServiceSearch } from '#web/features/services/use-service-search.ts'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { pageMeta, structuredData, unlistedMeta } from '#web/lib/page-meta.ts'
import { EmptyState } from '#web/ui/state/empty-state.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/services'

const loadDialog = () => import('#web/features/services/service-dialog.tsx')
const ServiceDialog = lazy(async () => ({ default: (await loadDialog()).ServiceDialog }))

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = readServiceQuery(url.searchParams)
  const found = await context.get(publicApi).call(servicesContract.search, { query: toCallQuery(query) })
  const { publicUrl } = context.get(siteContext)
  const value = { query, found, canonical: publicUrl + canonicalServicesHref(query) }
  return data(value, { headers: { 'cache-control': 'public' } })
}

/** Opening a service over the list and going back need no request. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) =>
  isSameList(args.currentUrl, args.nextUrl) && args.currentUrl.href !== args.nextUrl.href
    ? false
    : args.defaultShouldRevalidate

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return unlistedMeta('Error al cargar servicios')
  const { query, found, canonical } = loaderData
  const title = servicesTitle(query)
  const isIndexed = isIndexable(query) && found.total > 0
  return [
    ...pageMeta({
      title,
      description: servicesDescription(query, found.total),
      url: canonical,
      indexed: isIndexed,
    }),
    ...(isIndexed ? structuredData(serviceListJsonLd(found, canonical, title)) : []),
  ]
}

/** The directory of services. */
export default function Services({ loaderData }: Route.ComponentProps) {
  const { query, found } = loaderData
  const services = useShownServices(found.services)
  const { shown, isPending, onChange, onSubmit } = useServiceSearch(query)
  return (
    <>
      <div className="wrap pt-6 lg:pt-14" onChange={onChange}>
        <Form
          id={SERVICE_FORM_ID}
          action={SERVICES_PATH}
          role="search"
          aria-label="Buscar servicios"
          onSubmit={onSubmit}
          className="mb-6 grid gap-5 lg:mb-8 lg:grid-cols-[1fr_minmax(0,40rem)] lg:items-end"
        >
          <h1>Servicios Profesionales</h1>
          <div className="grid gap-2 md:grid-cols-[minmax(0,1fr)_15rem]">
            <SearchBox
              q={query.q}
              placeholder="Qué necesitas"
              label="Servicio, habilidad o persona"
              suggests={false}
              busy={isPending}
            />
            <CategorySelect query={shown} facets={found.facets} />
          </div>
        </Form>
        <section aria-label="Resultados">
          <div className="mb-4 flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="flex flex-wrap items-baseline gap-x-4">
              <span role="status">
                <b className="tabular-nums">{found.total}</b> {countOfServices(found.total)}
                {isPending && <span className="sr-only">. Cargando servicios</span>}
              </span>
              <ClearServiceFilters query={query} />
            </p>
            <RatingAndSort query={shown} facets={found.facets} />
          </div>
          {found.isSimilar && (
            <p className="mb-4 text-sm text-ink-2">
              Nada coincide con “{query.q}” tal cual. Esto es lo más parecido.
            </p>
          )}
          <PendingList isPending={isPending}>
            {services.length > 0 ? (
              <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3 lg:gap-5">
                {services.map((service) => (
                  <ServiceCard
                    key={service.id}
                    service={service}
                    openTo={servicesHref(query, service.id)}
                    onPrepare={loadDialog}
                  />
                ))}
              </ul>
            ) : (
              <div className="rounded-md border border-line bg-surface">
                <EmptyState
                  title="No se encontraron servicios"
                  action={
                    <LinkButton to={SERVICES_PATH} variant="secondary">
                      Limpiar filtros
                    </LinkButton>
                  }
                >
                  Prueba con otras palabras, otra categoría, o sin límite de precio, plazo, disponibilidad o
                  calificación.
                </EmptyState>
              </div>
            )}
          </PendingList>
          <ResultPages
            page={found.page}
            pages={found.pages}
            hrefOf={(page) => servicesHref({ ...query, page })}
          />
        </section>
      </div>
      <Opened services={services} listHref={servicesHref(query)} />
    </>
  )
}

/** The service that the address opens over the list. Closing goes back to where it was opened. */
function Opened({
  services,
  listHref,
}: {
  services: Parameters<typeof ServiceCard>[0]['service'][]
  listHref: string
}) {
  const [params] = useSearchParams()
  const { state } = useLocation()
  const navigate = useNavigate()
  const id = readOpened(params)
  if (id === null) return null
  const close = () => {
    if (cameFromList(state)) void navigate(-1)
    else void navigate(listHref, { replace: true, preventScrollReset: true })
  }
  return (
    <Suspense fallback={null}>
      <ServiceDialog key={id} id={id} known={services.find((one) => one.id === id)} onClose={close} />
    </Suspense>
  )
}

export function ErrorBoundary() {
  const { revalidate, state } = useRevalidator()
  return (
    <div className="wrap pt-6 lg:pt-14">
      <h1>Servicios Profesionales</h1>
      <div className="mt-6 rounded-md border border-line bg-surface">
        <ErrorState
          title="Error al cargar servicios"
          retrying={state === 'loading'}
          onRetry={() => void revalidate()}
        >
          No se pudieron cargar los servicios.
        </ErrorState>
      </div>
    </div>
  )
}
