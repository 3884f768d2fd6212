import type { ReactNode } from 'react'
import type { Note, Payer } from '#contracts/plans/documents.contract.ts'
import type { Payment } from '#contracts/plans/plans.contract.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { CurrentPlan } from './current-plan.tsx'
import { nextStepNames, type OwnPlan, planFacts } from './own-plan.ts'
import { PaymentList } from './payment-list.tsx'
import { PlanTerms } from './plan-terms.tsx'
import { upgradeHref } from './upgrade.address.ts'

const plansOf = { company: '/membresia?para=empresas', professional: '/membresia?para=profesionales' }
const homes = { company: '/company-dashboard', professional: '/dashboard' }

/** The plan of the signed-in account, its terms, and its payments with their receipts. */
export function PanelMembership({
  own,
  payments,
  notes,
  payer,
  head,
}: {
  own: Extract<OwnPlan, { kind: 'company' | 'professional' }>
  payments: readonly Payment[]
  notes: readonly Note[]
  payer: Payer
  /** With the heading of the page. */
  head: ReactNode
}) {
  const facts = planFacts(own)
  const upgrade = upgradeHref(`${homes[own.kind]}/membresia`)
  return (
    <>
      {head}
      <div className="grid gap-4">
        <CurrentPlan
          own={own}
          action={
            facts?.isPremium ? (
              <span className="flex flex-wrap gap-2">
                {facts.nextStep && (
                  <LinkButton to={upgrade} size="sm">
                    {nextStepNames[facts.nextStep]}
                  </LinkButton>
                )}
                <LinkButton to={plansOf[own.kind]} variant="secondary" size="sm">
                  Comparar planes
                </LinkButton>
              </span>
            ) : (
              <LinkButton to={upgrade}>Mejorar Plan Ahora</LinkButton>
            )
          }
        />
        <PlanTerms own={own} payer={payer} />
        <PaymentList payments={payments} notes={notes} />
      </div>
    </>
  )
}
