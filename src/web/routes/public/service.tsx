import { data, isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router'
import { reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { servicesContract } from '#contracts/services/services.contract.ts'
import { truncate } from '#domain/text/truncate.ts'
import { BookAction } from '#web/features/bookings/book-action.tsx'
import { ReportLink } from '#web/features/support/abuse-reports/report-link.tsx'
import { ServiceReviews } from '#web/features/reputation/reviews/service-reviews.tsx'
import { HireBar, ServiceActions } from '#web/features/services/service-actions.tsx'
import { fullNameOf } from '#web/features/services/service-card.tsx'
import { ServiceDetail } from '#web/features/services/service-detail.tsx'
import { serviceJsonLd } from '#web/features/services/service-json-ld.ts'
import { SERVICES_PATH, serviceHref } from '#web/features/services/service.address.ts'
import { useContacting } from '#web/features/services/use-contacting.tsx'
import { useHidesFromMe } from '#web/features/professionals/page/own-view.resource.ts'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { breadcrumbsJsonLd } from '#web/lib/json-ld/breadcrumbs.ts'
import { fittingTitle, pageMeta, structuredData, unlistedMeta } from '#web/lib/page-meta.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { ErrorPage } from '#web/ui/state/error-page.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/service'

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = { params: { id: params.serviceId } }
  const api = context.get(publicApi)
  const service = await orNotFound(api.call(servicesContract.get, call))
  const all = await orNotFound(
    api.call(reputationContract.reviews, { params: { id: service.professionalId } }),
  )
  const reviews = all.reviews.filter(({ serviceId }) => serviceId === service.id)
  const { publicUrl } = context.get(siteContext)
  return data({ service, reviews, publicUrl }, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return unlistedMeta('Servicio no encontrado')
  const { service, publicUrl } = loaderData
  const name = fullNameOf(service.professional)
  return [
    ...pageMeta({
      title: fittingTitle(`${service.title}, por ${name}`, service.title),
      description: truncate(`${service.price} por hora. ${service.description}`, 155),
      url: publicUrl + serviceHref(service.id),
      type: 'article',
      image: { path: `/og/service/${service.id}.png`, alt: `${service.title}, por ${name}` },
    }),
    ...structuredData(
      ...serviceJsonLd(service, publicUrl),
      breadcrumbsJsonLd(publicUrl, [
        ['Servicios Profesionales', SERVICES_PATH],
        [service.title, serviceHref(service.id)],
      ]),
    ),
  ]
}

/** A service on its page: the same as in the dialog over the directory. */
export default function ServicePage({ loaderData }: Route.ComponentProps) {
  const { service, reviews } = loaderData
  const contacting = useContacting(service)
  if (useHidesFromMe(service.professionalId)) return <NotFound />
  return (
    <>
      <div className="wrap">
        <nav aria-label="Ruta" className="pt-4 pb-4">
          <BackLink to={SERVICES_PATH}>Servicios Profesionales</BackLink>
        </nav>
        <article className="overflow-clip rounded-md border border-line bg-surface">
          <ServiceDetail
            service={service}
            record={service.trackRecord}
            level={1}
            actions={
              <>
                <ServiceActions contacting={contacting} firstName={service.professional.firstName} />
                <BookAction service={service} block />
              </>
            }
            report={<ReportLink thing={{ kind: 'service', id: service.id, title: service.title }} />}
          />
        </article>
        <ServiceReviews service={service} reviews={reviews} />
      </div>
      <div className="sticky bottom-0 z-sticky mt-8 -mb-20 lg:hidden">
        <HireBar contacting={contacting} price={service.price} deliveryTime={service.deliveryTime} />
      </div>
      {contacting.dialog}
    </>
  )
}

function NotFound() {
  return (
    <ErrorPage
      code="404"
      title="Servicio no encontrado"
      actions={<LinkButton to={SERVICES_PATH}>Ver todos los servicios</LinkButton>}
    >
      El servicio que buscas no existe o ya no está disponible.
    </ErrorPage>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  if (isRouteErrorResponse(error)) return <NotFound />
  return (
    <div className="wrap pt-14">
      <ErrorState
        title="Error al cargar el servicio"
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </div>
  )
}
