import type { ReactNode } from 'react'
import { PremiumBadge } from '#web/ui/look/badge.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { PlanUse } from '#web/features/companies/panel/plan-use.tsx'
import { type OwnPlan, planFacts } from './own-plan.ts'

/**
 * The plan of the signed-in person, until when it is valid and, for a company, how much of it is used. Renders nothing for
 * a visitor.
 */
export function CurrentPlan({ own, action }: { own: OwnPlan; action?: ReactNode }) {
  const facts = planFacts(own)
  if (!facts) return null
  const isCompany = own.kind === 'company'
  return (
    <section
      aria-label="Tu plan actual"
      className={cx(
        'grid items-center gap-x-10 gap-y-4 rounded-md border p-5 md:p-6',
        facts.isPremium ? 'border-accent-line bg-accent-soft' : 'border-line bg-surface',
        isCompany && 'md:grid-cols-[minmax(0,1fr)_minmax(14rem,20rem)]',
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="text-sm text-ink-2">Tu plan actual</p>
          <p className="flex flex-wrap items-center gap-3 text-h3 font-bold">
            {facts.name}
            {facts.isPremium && <PremiumBadge />}
          </p>
          <p className="mt-0.5 text-sm text-ink-2">
            {facts.until ?? (facts.isPremium ? 'Sin fecha de término' : 'Gratis, sin fecha de término')}
          </p>
        </div>
        {action}
      </div>
      {isCompany && <PlanUse company={own.company} />}
    </section>
  )
}

/** The height of the banner with its action: on a phone a company's usage stands below. */
const roomOf = { professional: 'h-40 sm:h-28 md:h-30', company: 'h-61.5 sm:h-49.5 md:h-42 lg:h-30' }

/** Reserves the banner's place in a browser with an earlier session, so that the layout does not shift. */
export function CurrentPlanRoom({ of }: { of: 'company' | 'professional' | null }) {
  const look = 'rounded-md bg-sunken'
  if (of) return <div aria-hidden="true" className={cx(look, roomOf[of])} />
  // Until the session is known: what this browser remembers of it.
  return (
    <div aria-hidden="true" className="contents">
      <div className={cx(look, roomOf.professional, 'hidden [[data-signed-in=professional]_&]:block')} />
      <div className={cx(look, roomOf.company, 'hidden [[data-signed-in=company]_&]:block')} />
    </div>
  )
}
