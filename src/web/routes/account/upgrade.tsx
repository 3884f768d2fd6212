import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { useLoaderData, useLocation } from 'react-router'
import { plansContract } from '#contracts/plans/plans.contract.ts'
import { offerFor, planFacts } from '#web/features/plans/own-plan.ts'
import { UpgradeCard } from '#web/features/plans/upgrade-card.tsx'
import { CurrentPlan } from '#web/features/plans/current-plan.tsx'
import { PlanComparison } from '#web/features/plans/plan-comparison.tsx'
import {
  companyColumns,
  companyComparison,
  professionalColumns,
  professionalComparison,
} from '#web/features/plans/plan.words.ts'
import { readOwnPlan } from '#web/features/plans/read-own-plan.ts'
import { UpgradeBenefits } from '#web/features/plans/upgrade-benefits.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { returnPath } from '#web/lib/return.address.ts'

export async function loader({ context, url }: LoaderFunctionArgs) {
  const api = context.get(personalApi)
  const [own, offer] = await Promise.all([readOwnPlan(api), api.call(plansContract.offer, {})])
  const requested = url.searchParams.get('para') === 'profesionales' ? 'professional' : 'company'
  return { own, offer, kind: own.kind === 'company' || own.kind === 'professional' ? own.kind : requested }
}

export const meta: MetaFunction = () => [
  { title: 'Mejora tu plan · Qhatu' },
  { name: 'robots', content: 'noindex, follow' },
]

/** What a premium plan adds, its activation, and a link back to where it was missing. */
export default function Upgrade() {
  const { own, offer: launchOffer, kind } = useLoaderData<typeof loader>()
  const offer = offerFor(launchOffer, own)
  const { pathname, search } = useLocation()
  const back = returnPath(search)
  const isCompany = kind === 'company'
  const isActive = planFacts(own)?.isPremium ?? false
  return (
    <div className="wrap pt-6 lg:pt-14">
      {back && (
        <div className="-mt-2 mb-3">
          <BackLink to={back}>Volver a donde estabas</BackLink>
        </div>
      )}
      <h1>{isActive ? 'Tu plan' : 'Mejora tu plan'}</h1>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        {isCompany
          ? 'Lo que el plan Premium suma a tu forma de contratar.'
          : 'Lo que el Plan Profesional suma a tu perfil.'}
      </p>
      <div className="mt-6 grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="min-w-0 max-lg:order-2">
          <CurrentPlan own={own} />
          <UpgradeBenefits kind={kind} offer={offer} isActive={isActive} />
        </div>
        <div className="lg:sticky lg:top-24">
          <UpgradeCard kind={kind} own={own} offer={offer} back={back} returnTo={pathname + search} />
        </div>
      </div>
      {isCompany ? (
        <PlanComparison
          plans={companyColumns.slice(0, 2)}
          lines={companyComparison(offer).filter(({ has }) => has[0] || has[1])}
        />
      ) : (
        <PlanComparison plans={professionalColumns} lines={professionalComparison()} />
      )}
    </div>
  )
}
