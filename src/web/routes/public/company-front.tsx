import { lazy, Suspense, useState } from 'react'
import { data, useNavigate, useSearchParams } from 'react-router'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { FormSkeleton } from '#web/features/companies/front/form-skeleton.tsx'
import { FrontHead } from '#web/features/companies/front/front-head.tsx'
import { useViewer } from '#web/features/companies/front/own-panel.ts'
import { PremiumPromo } from '#web/features/companies/front/premium-promo.tsx'
import { SampleCandidates } from '#web/features/companies/front/sample-candidates.tsx'
import { SideBoxes } from '#web/features/companies/front/side-boxes.tsx'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { useSeen } from '#web/ui/look/use-seen.ts'
import { SkeletonEntries } from '#web/ui/list/skeleton-entries.tsx'
import type { Route } from './+types/company-front'

// The forms need the schemas, and only a company sees real candidates: a visitor loads neither.
const PostJob = lazy(async () => ({
  default: (await import('#web/features/companies/front/post-job.tsx')).PostJob,
}))
const PremiumDialog = lazy(async () => ({
  default: (await import('#web/features/companies/front/premium-dialog.tsx')).PremiumDialog,
}))
const OwnCandidates = lazy(async () => ({
  default: (await import('#web/features/companies/front/own-candidates.tsx')).OwnCandidates,
}))

const PATH = '/companies'
/** The parameter that opens the premium form, to return to it after signing in. */
const OPEN = 'publicar'

export async function loader({ context }: Route.LoaderArgs) {
  const offer = await context.get(publicApi).call(plansContract.offer, {})
  const value = { offer, url: context.get(siteContext).publicUrl + PATH }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Panel para Empresas',
    description:
      'Publica tu primer empleo gratis, recibe candidatos ordenados por compatibilidad con sus razones, y una lista corta con los 3 mejores candidatos.',
    url: loaderData?.url ?? PATH,
  })

/** The page for companies: the offer, the candidates and the form, for visitors and signed-in companies. */
export default function CompanyFront({ loaderData }: Route.ComponentProps) {
  const { offer } = loaderData
  const { viewer, reload } = useViewer(useSession())
  const [search] = useSearchParams()
  const navigate = useNavigate()
  // Null: never opened. After that it stays mounted, so that closing returns the focus.
  const [isPremiumOpen, setPremiumOpen] = useState<boolean | null>(search.get(OPEN) === 'premium' || null)
  const { ref, isSeen } = useSeen<HTMLDivElement>()

  const closePremium = () => {
    setPremiumOpen(false)
    // Without the parameter a reload does not open it again.
    if (search.has(OPEN)) void navigate(PATH, { replace: true, preventScrollReset: true })
  }

  return (
    <div className="wrap pt-6 lg:pt-14">
      <FrontHead viewer={viewer} />
      <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_19rem] lg:gap-12">
        <div className="grid min-w-0 content-start gap-12">
          <PremiumPromo offer={offer} onOpen={() => setPremiumOpen(true)} />
          <section aria-labelledby="titulo-candidatos">
            <h2 id="titulo-candidatos" className="mb-4 text-h3">
              {viewer.kind === 'own' ? 'Tus candidatos' : 'Así verás a tus candidatos'}
            </h2>
            {viewer.kind === 'own' ? (
              // Invented people must never appear under 'Tus candidatos', not even while loading.
              <Suspense fallback={<SkeletonEntries label="Cargando tus candidatos" />}>
                <OwnCandidates panel={viewer.panel} />
              </Suspense>
            ) : (
              <SampleCandidates />
            )}
          </section>
        </div>
        <aside aria-label="Qué recibes">
          <SideBoxes />
        </aside>
      </div>
      <section aria-labelledby="titulo-publicar" id="publicar" className="mt-14">
        <h2 id="titulo-publicar">Publica un empleo gratis</h2>
        <p className="mt-2 mb-6 max-w-[60ch] text-ink-2">
          El empleo estándar no cuesta nada. Escríbelo ahora: tu borrador se guarda en este navegador
          {viewer.kind === 'own' ? '.' : ' y te pedimos iniciar sesión recién al publicar.'}
        </p>
        <div ref={ref}>
          {isSeen ? (
            <Suspense fallback={<FormSkeleton />}>
              <PostJob
                kind="standard"
                viewer={viewer}
                offer={offer}
                reload={reload}
                here={`${PATH}#publicar`}
              />
            </Suspense>
          ) : (
            <FormSkeleton />
          )}
        </div>
        <WithoutScripts />
      </section>
      {isPremiumOpen !== null && (
        <Suspense fallback={null}>
          <PremiumDialog
            open={isPremiumOpen}
            viewer={viewer}
            offer={offer}
            reload={reload}
            here={`${PATH}?${OPEN}=premium`}
            onClose={closePremium}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The form validates during typing, so it needs scripts; the links do not. */
function WithoutScripts() {
  return (
    <div className="hidden rounded-md bg-sunken p-5 noscript:block">
      <p>Para escribir el aviso activa JavaScript en tu navegador. Puedes crear tu cuenta mientras tanto.</p>
      <p className="mt-3 flex flex-wrap gap-3">
        <LinkButton to="/register/company" variant="secondary">
          Crear cuenta de empresa
        </LinkButton>
        <LinkButton to="/login" variant="quiet">
          Iniciar Sesión
        </LinkButton>
      </p>
    </div>
  )
}
