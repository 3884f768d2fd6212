import type { ReactNode } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { DarkBlock } from '#web/ui/look/dark-block.tsx'
import { PlanFeatureLine } from './plan-feature.tsx'
import type { PlanFeature } from './plan.words.ts'

type PlanCardProps = {
  name: string
  /** One sentence: whom it is for. */
  text: string
  price: ReactNode
  /** Below the price: what the offer means, and the price after it. */
  terms?: ReactNode
  /** Above the features: 'Todo lo del plan Básico, y además:'. */
  lead?: string
  features: readonly PlanFeature[]
  action: ReactNode
  /** The recommended plan, on the dark block; one for each page. */
  promoted?: boolean
  /** Two columns of features if the card is wide. */
  wide?: boolean
}

/** One plan: price, features and button. */
export function PlanCard({ promoted = false, ...plan }: PlanCardProps) {
  const id = `plan-${plan.name.toLowerCase().replaceAll(/[^a-z]/g, '')}`
  const content = <PlanContent {...plan} id={id} promoted={promoted} />
  // A subgrid aligns prices and buttons across all cards.
  const rows = 'grid gap-6 lg:row-span-4 lg:grid-rows-subgrid'
  return (
    <section aria-labelledby={id} className={cx('min-w-0', rows)}>
      {promoted ? (
        <DarkBlock className={rows}>{content}</DarkBlock>
      ) : (
        <div className={cx(rows, 'rounded-md border border-line bg-surface p-6 md:p-8')}>{content}</div>
      )}
    </section>
  )
}

function PlanContent({
  id,
  name,
  text,
  price,
  terms,
  lead,
  features,
  action,
  promoted = false,
  wide = false,
}: PlanCardProps & { id: string }) {
  const quiet = promoted ? 'text-on-night-2' : 'text-ink-2'
  return (
    <>
      <div>
        <h2 id={id} className="pr-10 text-h3">
          {name}
        </h2>
        <p className={cx('mt-1 pr-8 text-sm', quiet)}>{text}</p>
      </div>
      <div className="grid content-start gap-3">
        {price}
        {terms && <div className={cx('text-sm', quiet)}>{terms}</div>}
      </div>
      <div className="grid content-start gap-2">{action}</div>
      <div className={cx('border-t pt-5', promoted ? 'border-on-night/20' : 'border-line')}>
        {lead && <p className="mb-3 text-sm font-strong">{lead}</p>}
        <ul className={cx('grid gap-x-6 gap-y-2.5 text-sm', wide && 'sm:grid-cols-2')}>
          {features.map((feature) => (
            <li key={feature.name} className="flex gap-2.5">
              <PlanFeatureLine feature={feature} promoted={promoted} />
            </li>
          ))}
        </ul>
      </div>
    </>
  )
}
