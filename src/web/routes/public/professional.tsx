import { data, isRouteErrorResponse, useRevalidator, useRouteError, useSearchParams } from 'react-router'
import {
  professionalsContract,
  type PublicProfessional,
} from '#contracts/professionals/professionals.contract.ts'
import { reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { servicesContract } from '#contracts/services/services.contract.ts'
import { truncate } from '#domain/text/truncate.ts'
import { ContactCard } from '#web/features/professionals/page/contact-card.tsx'
import { useHidesFromMe } from '#web/features/professionals/page/own-view.resource.ts'
import { useProfileContact } from '#web/features/professionals/page/profile-contact.tsx'
import { ProfileHead } from '#web/features/professionals/page/profile-head.tsx'
import { useCountView } from '#web/features/professionals/page/use-count-view.ts'
import { useProfileVoices } from '#web/features/professionals/page/profile-voices.tsx'
import { profileHref, readProfileTab } from '#web/features/professionals/page/profile.address.ts'
import { profileTabs } from '#web/features/professionals/page/profile-tabs.ts'
import {
  Career,
  Certificates,
  Endorsements,
  NothingYet,
  Portfolio,
  Reviews,
} from '#web/features/professionals/page/profile-sections.tsx'
import { fullNameOf, ServiceCard } from '#web/features/services/service-card.tsx'
import { SERVICES_PATH } from '#web/features/services/service.address.ts'
import { TrackRecord } from '#web/features/services/track-record.tsx'
import { type ApiClient, isApiError } from '#web/lib/api-client.ts'
import { personalApi, publicApi, siteContext } from '#web/lib/api-context.ts'
import { orNotFound } from '#web/lib/or-not-found.ts'
import { breadcrumbsJsonLd } from '#web/lib/json-ld/breadcrumbs.ts'
import { profileJsonLd } from '#web/lib/json-ld/person.ts'
import { fittingTitle, pageMeta, structuredData, unlistedMeta } from '#web/lib/page-meta.ts'
import { unlessOnlySearch } from '#web/lib/unless-only-search.ts'
import { Card } from '#web/ui/look/card.tsx'
import { ChipList } from '#web/ui/list/chip-list.tsx'
import { ErrorPage } from '#web/ui/state/error-page.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import type { Route } from './+types/professional'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext)
  try {
    const shown = await loadProfile(context.get(publicApi), params.id)
    // Only a listed professional's page is notified of changes, so only that one can be cached.
    const isKept = shown.professional.isListed
    return data({ ...shown, publicUrl }, isKept ? { headers: { 'cache-control': 'public' } } : {})
  } catch (error) {
    if (!isApiError(error) || error.status !== 404) throw error
    // A profile hidden from the public may be visible to its owner and to companies that know them.
    const shown = await orNotFound(loadProfile(context.get(personalApi), params.id))
    return data({ ...shown, publicUrl }, {})
  }
}

async function loadProfile(api: ApiClient, id: string) {
  const call = { params: { id } }
  const [professional, services, portfolio, reviews, certificates, endorsements, experiences, education] =
    await Promise.all([
      api.call(professionalsContract.get, call),
      api.call(servicesContract.ofProfessional, call),
      api.call(reputationContract.portfolio, call),
      api.call(reputationContract.reviews, call),
      api.call(reputationContract.certificates, call),
      api.call(reputationContract.endorsements, call),
      api.call(professionalsContract.experiences, call),
      api.call(professionalsContract.education, call),
    ])
  return { professional, services, portfolio, reviews, certificates, endorsements, experiences, education }
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders
export const shouldRevalidate = unlessOnlySearch

export const meta = ({ loaderData }: Route.MetaArgs) => {
  if (!loaderData) return unlistedMeta('Profesional no encontrado')
  const { professional, publicUrl } = loaderData
  const name = fullNameOf(professional)
  const path = profileHref(professional.id)
  const { isListed } = professional
  return [
    ...pageMeta({
      title: fittingTitle([name, professional.title].filter(Boolean).join(', '), name),
      description: describe(professional),
      url: publicUrl + path,
      type: 'profile',
      indexed: isListed,
      ...(isListed ? { image: { path: `/og/professional/${professional.id}.png`, alt: name } } : {}),
    }),
    // A profile without services is not indexed.
    ...(isListed
      ? structuredData(
          profileJsonLd(professional, publicUrl),
          breadcrumbsJsonLd(publicUrl, [
            ['Servicios Profesionales', SERVICES_PATH],
            [name, path],
          ]),
        )
      : []),
  ]
}

function describe({ title, location, summary, reviewCount, rating }: PublicProfessional): string {
  const facts = [
    title,
    location,
    rating === null
      ? null
      : `${rating.toFixed(1)} de 5 en ${reviewCount} ${reviewCount === 1 ? 'reseña' : 'reseñas'}`,
  ]
  return truncate([facts.filter(Boolean).join(' · '), summary].filter(Boolean).join('. '), 155)
}

/** The public profile of a professional. */
export default function Professional({ loaderData }: Route.ComponentProps) {
  const { professional, services, portfolio, reviews, certificates, endorsements } = loaderData
  const { experiences, education } = loaderData
  const contact = useProfileContact(professional.userId, services)
  const skills = [...new Set(professional.skills.split(', ').filter(Boolean))]
  const voices = useProfileVoices(professional, skills)
  const isHidden = useHidesFromMe(professional.id)
  useCountView(professional.id)
  const [params] = useSearchParams()
  // A profile without services starts with the experience.
  const tab = readProfileTab(params) ?? (services.length > 0 ? 'servicios' : 'experiencia')
  const counts = {
    servicios: services.length,
    portafolio: portfolio.length,
    resenas: reviews.stats.totalReviews,
    certificados: certificates.length,
    habilidades: endorsements.endorsements.length,
    experiencia: experiences.length + education.length,
  }
  const label = profileTabs.find(({ id }) => id === tab)!.label
  if (isHidden) return <NotFound />
  return (
    <div className="wrap pt-6 lg:pt-12">
      <ProfileHead professional={professional} action={contact.head} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-10">
        <div className="min-w-0">
          <LinkTabs
            label="Secciones del perfil"
            tabs={profileTabs.map(({ id, label: words }) => ({
              label: words,
              count: counts[id],
              to: profileHref(professional.id, id),
              current: id === tab,
            }))}
          />
          <section aria-label={label} className="pt-5">
            {tab !== 'experiencia' && <h2 className="sr-only">{label}</h2>}
            {tab === 'servicios' &&
              (services.length === 0 ? (
                <NothingYet>Aún no ofrece servicios.</NothingYet>
              ) : (
                <ul className="grid gap-4 md:grid-cols-2">
                  {services.map((service) => (
                    <ServiceCard key={service.id} service={service} level={3} action={contact.of(service)} />
                  ))}
                </ul>
              ))}
            {tab === 'portafolio' && <Portfolio items={portfolio} />}
            {tab === 'resenas' && (
              <>
                {voices.overReviews}
                <Reviews
                  reviews={reviews.reviews}
                  firstName={professional.firstName}
                  actions={voices.ofReview}
                />
              </>
            )}
            {tab === 'certificados' && <Certificates items={certificates} />}
            {tab === 'habilidades' && (
              <>
                {voices.overSkills}
                <Endorsements {...endorsements} />
              </>
            )}
            {tab === 'experiencia' && <Career experiences={experiences} education={education} />}
          </section>
        </div>
        <aside aria-label="Sobre la persona" className="grid content-start gap-4 lg:order-first">
          {professional.summary && (
            <Card title="Resumen">
              <p className="text-control whitespace-pre-line wrap-anywhere text-ink-2">
                {professional.summary}
              </p>
            </Card>
          )}
          {skills.length > 0 && (
            <Card title="Habilidades">
              <ChipList items={skills} most={6} />
            </Card>
          )}
          {services.length > 0 && (
            <Card title="En Qhatu">
              <TrackRecord record={professional.trackRecord} />
            </Card>
          )}
          <ContactCard professionalId={professional.id} userId={professional.userId} />
        </aside>
      </div>
      {contact.dialog}
      {voices.dialog}
    </div>
  )
}

function NotFound() {
  return (
    <ErrorPage
      code="404"
      title="Profesional no encontrado"
      actions={<LinkButton to={SERVICES_PATH}>Ver los servicios</LinkButton>}
    >
      La persona que buscas no existe o su perfil ya no es público.
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
        title="Error al cargar el perfil"
        retrying={state === 'loading'}
        onRetry={() => void revalidate()}
      />
    </div>
  )
}
