import type { CodePrice, PlanOffer } from '#contracts/plans/plans.contract.ts'
import { isSold, priceText } from '#domain/plans/price.ts'
import { lazy, Suspense, useState } from 'react'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { DarkBlock } from '#web/ui/look/dark-block.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ActivatePlan } from './activate-plan.tsx'
import type { AppliedCode } from './code-field.tsx'
import { CodeFold } from './code-fold.tsx'
import { CompanyPrice, CompanyTerms, PlanPrice } from './plan-price.tsx'
import { type OwnPlan, planFacts } from './own-plan.ts'
import { companyPlanNames, professionalPlanNames } from './plan-names.words.ts'
import { nextTermSays } from './plan-terms.words.ts'
import { ProfessionalTerms } from './professional-plans.tsx'

const BuyAd = lazy(async () => ({ default: (await import('./buy-ad.tsx')).BuyAd }))

type UpgradeCardProps = {
  kind: 'company' | 'professional'
  own: OwnPlan
  offer: PlanOffer
  /** The page that the person came from. */
  back: string | null
  /** This page's address, to return to after the login. */
  returnTo: string
}

const homes = {
  company: { to: '/company-dashboard', label: 'Ir al panel de empresa' },
  professional: { to: '/dashboard', label: 'Ir a mi panel' },
}

/** The price and the button; after the activation, a link back. */
export function UpgradeCard({ kind, own, offer, back, returnTo }: UpgradeCardProps) {
  const { refresh } = useRefresh()
  const isCompany = kind === 'company'
  const home = homes[kind]
  const facts = planFacts(own)
  const hasTrial = isCompany ? offer.companyTrial : offer.professionalTrial
  const [applied, setApplied] = useState<AppliedCode | null>(null)
  const codeFor = (product: CodePrice['product']) =>
    applied?.prices.some((price) => price.product === product) ? applied.code : undefined
  const isFree = hasTrial && facts?.trialAvailable
  const codeFold = own.kind === kind && !isFree && facts?.nextStep && (
    <CodeFold applied={applied} onApplied={setApplied} />
  )
  const button = (
    <ActivatePlan
      kind={kind}
      own={own}
      returnTo={returnTo}
      trial={hasTrial}
      takesCards={isSold(offer, isCompany ? 'companyPremium' : 'professionalPremium')}
      onActivated={refresh}
      code={codeFor('premium_month')}
      {...(back ? { onward: back } : {})}
      block
    />
  )
  if (facts?.isPremium)
    return (
      <DarkBlock className="grid gap-5">
        <div>
          <h2 className="pr-10 text-h3">Tu plan está activo</h2>
          <p className="mt-2 text-sm text-on-night-2">Ya puedes usar todo lo que incluye.</p>
        </div>
        {facts.nextStep && (
          <div className="grid gap-4 border-t border-on-night/20 pt-5">
            <PlanPrice
              onNight
              price={priceText(offer, isCompany ? 'companyPremium' : 'professionalPremium')}
              per="por un mes más"
            />
            <p className="text-sm text-on-night-2">{nextTermSays(facts)}</p>
            {button}
            {codeFold}
          </div>
        )}
        <LinkButton to={back ?? home.to} variant={facts.nextStep ? 'ghost' : 'primary'} block>
          {back ? 'Continuar donde estabas' : home.label}
        </LinkButton>
        <LinkButton to={`${home.to}/membresia`} variant="ghost" block>
          Ver mis recibos
        </LinkButton>
      </DarkBlock>
    )
  return (
    <DarkBlock className="grid gap-5">
      <h2 className="pr-10 text-h3">
        {isCompany ? companyPlanNames.premium : professionalPlanNames.premium}
      </h2>
      {isCompany ? (
        <CompanyPrice offer={offer} onNight />
      ) : (
        <PlanPrice
          onNight
          price={priceText(offer, 'professionalPremium')}
          per="al mes"
          isFreeNow={hasTrial}
        />
      )}
      <div className="text-sm text-on-night-2">
        {isCompany ? <CompanyTerms offer={offer} /> : <ProfessionalTerms offer={offer} />}
      </div>
      <div className="grid gap-2">
        {button}
        {isCompany && own.kind === 'company' && (
          <Suspense fallback={<div className="h-11" />}>
            <BuyAd offer={offer} onBought={refresh} code={codeFor('premium_job')} block />
          </Suspense>
        )}
        {codeFold}
        <LinkButton to={home.to} variant="ghost" block>
          {home.label}
        </LinkButton>
      </div>
    </DarkBlock>
  )
}
