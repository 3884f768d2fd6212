import { LinkButton } from '#web/ui/action/link-button.tsx'
import { type OwnPlan, planFacts } from './own-plan.ts'
import { upgradeHref } from './upgrade.address.ts'

/** A link to a better plan. With an active plan, its name and end date, because there is nothing to buy. */
export function UpgradeWay({ own, back }: { own: OwnPlan; back: string }) {
  const facts = planFacts(own)
  if (facts?.isPremium)
    return (
      <span className="text-sm text-ink-2">
        Tu plan: {facts.name}. {facts.until ?? 'Sin fecha de término'}.
      </span>
    )
  return (
    <LinkButton to={upgradeHref(back)} variant="quiet" size="sm">
      Mejorar tu plan
    </LinkButton>
  )
}
