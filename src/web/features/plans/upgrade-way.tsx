import { LinkButton } from '#web/ui/action/link-button.tsx'
import { nextStepNames, type OwnPlan, planFacts } from './own-plan.ts'
import { upgradeHref } from './upgrade.address.ts'

/** A link to what can be bought. With an active plan, also its name and end date. */
export function UpgradeWay({ own, back }: { own: OwnPlan; back: string }) {
  const facts = planFacts(own)
  if (facts?.isPremium)
    return (
      <span className="text-sm text-ink-2">
        Tu plan: {facts.name}. {facts.until ?? 'Sin fecha de término'}.
        {facts.nextStep && (
          <LinkButton to={upgradeHref(back)} variant="quiet" size="sm">
            {nextStepNames[facts.nextStep]}
          </LinkButton>
        )}
      </span>
    )
  return (
    <LinkButton to={upgradeHref(back)} variant="quiet" size="sm">
      Mejorar tu plan
    </LinkButton>
  )
}
