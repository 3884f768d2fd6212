import { useEffect } from 'react'
import { data, useNavigate } from 'react-router'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { CompanyPlans } from '#web/features/plans/company-plans.tsx'
import { CurrentPlan, CurrentPlanRoom } from '#web/features/plans/current-plan.tsx'
import { offerFor, useOwnPlan } from '#web/features/plans/own-plan.ts'
import { PlanComparison } from '#web/features/plans/plan-comparison.tsx'
import { PlanQuestions } from '#web/features/plans/plan-questions.tsx'
import { companyQuestions, professionalQuestions } from '#web/features/plans/plan-questions.words.ts'
import {
  companyColumns,
  companyComparison,
  type PlanAudience,
  professionalColumns,
  professionalComparison,
} from '#web/features/plans/plan.words.ts'
import { ProfessionalPlans } from '#web/features/plans/professional-plans.tsx'
import { publicApi, siteContext } from '#web/lib/api-context.ts'
import { faqJsonLd } from '#web/lib/json-ld/faq.ts'
import { pageMeta, structuredData } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { LinkTabs } from '#web/ui/list/link-tabs.tsx'
import type { Route } from './+types/membership'

const path = '/membresia'
const paths: Record<PlanAudience, string> = { profesionales: path, empresas: `${path}?para=empresas` }

export async function loader({ context, url }: Route.LoaderArgs) {
  const requested = url.searchParams.get('para')
  const audience: PlanAudience = requested === 'empresas' ? 'empresas' : 'profesionales'
  const value = {
    audience,
    isAsked: requested !== null,
    offer: await context.get(publicApi).call(plansContract.offer, {}),
    canonical: context.get(siteContext).publicUrl + paths[audience],
  }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) => {
  const isForCompanies = loaderData?.audience === 'empresas'
  const head = pageMeta({
    title: isForCompanies ? 'Planes de Suscripción para empresas' : 'Planes de Suscripción',
    description: isForCompanies
      ? 'Publica gratis tu primer empleo, activa el plan Premium durante el lanzamiento o pide una búsqueda Enterprise a medida.'
      : 'Postula gratis siempre. Con el Plan Profesional publicas servicios, conversas con empresas y muestras tu portafolio.',
    url: loaderData?.canonical ?? path,
  })
  if (!loaderData) return head
  const questions = isForCompanies ? companyQuestions : professionalQuestions
  return [...head, ...structuredData(faqJsonLd(questions(loaderData.offer)))]
}

/** The plans of both account types, each at its own address. */
export default function Membership({ loaderData }: Route.ComponentProps) {
  const { audience, isAsked } = loaderData
  const own = useOwnPlan()
  const offer = offerFor(loaderData.offer, own)
  useOwnAudience(own.kind === 'company' && !isAsked)
  const isForCompanies = audience === 'empresas'
  const returnTo = paths[audience]
  return (
    <div className="wrap pt-6 lg:pt-14">
      <h1>Planes de Suscripción</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        Empieza gratis y mejora cuando lo necesites. Nada se renueva sin que tú lo pidas.
      </p>
      <div className="mt-6">
        <LinkTabs
          label="Para quién"
          tabs={[
            { label: 'Profesionales', to: `${path}?para=profesionales`, current: !isForCompanies },
            { label: 'Empresas', to: paths.empresas, current: isForCompanies },
          ]}
        />
      </div>
      <div className="mt-6 grid gap-6">
        {own.kind === 'loading' ? (
          <CurrentPlanRoom of={own.of} />
        ) : (
          <CurrentPlan own={own} action={<OwnReceipts kind={own.kind} />} />
        )}
        {isForCompanies ? (
          <CompanyPlans offer={offer} own={own} returnTo={returnTo} />
        ) : (
          <ProfessionalPlans offer={offer} own={own} returnTo={returnTo} />
        )}
      </div>
      {isForCompanies ? (
        <PlanComparison plans={companyColumns} lines={companyComparison(offer)} />
      ) : (
        <PlanComparison plans={professionalColumns} lines={professionalComparison()} />
      )}
      <PlanQuestions questions={isForCompanies ? companyQuestions(offer) : professionalQuestions(offer)} />
    </div>
  )
}

/** A company that comes from the header sees its own plans: the address does not depend on the viewer. */
function useOwnAudience(isForeign: boolean) {
  const navigate = useNavigate()
  useEffect(() => {
    if (isForeign) void navigate(paths.empresas, { replace: true, preventScrollReset: true })
  }, [isForeign, navigate])
}

const OwnReceipts = ({ kind }: { kind: string }) => (
  <LinkButton
    to={kind === 'company' ? '/company-dashboard/membresia' : '/dashboard/membresia'}
    variant="secondary"
    size="sm"
  >
    Mi membresía
  </LinkButton>
)
