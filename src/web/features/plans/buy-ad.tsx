import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { isSold, priceText } from '#domain/plans/price.ts'
import { Button } from '#web/ui/action/button.tsx'
import type { ButtonLook } from '#web/ui/action/button-style.ts'
import { Note } from '#web/ui/state/note.tsx'
import { activationProblem, usePurchase } from './use-plan-activation.ts'

type BuyAdProps = ButtonLook & {
  offer: PlanOffer
  onBought: () => Promise<unknown> | void
  code?: string | undefined
}

/** Buys one premium ad for a company whose plan has none. Renders nothing while it cannot be paid. */
export function BuyAd({ offer, onBought, code, ...look }: BuyAdProps) {
  const purchase = usePurchase('company', 'premium_job', { code }, onBought)
  if (!isSold(offer, 'premiumJob')) return null
  return (
    <div className="grid gap-3">
      <Button variant="secondary" {...look} busy={purchase.isPending} onClick={() => void purchase.run()}>
        Comprar un solo aviso por {priceText(offer, 'premiumJob')}
      </Button>
      {purchase.error && <Note tone="bad">{activationProblem(purchase.error)}</Note>}
    </div>
  )
}
