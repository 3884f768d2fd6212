import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { DarkBlock } from '#web/ui/look/dark-block.tsx'
import { OrderCountdown } from './order-countdown.tsx'
import { turnOf } from './room.words.ts'
import { TurnButtons } from './turn-buttons.tsx'

/** Whose turn it is, what to do, and how long. */
export function TurnBlock({ hire, viewer }: { hire: HireDetail; viewer: HireParty }) {
  const turn = turnOf(hire, viewer)
  return (
    <DarkBlock className="grid items-end gap-6 md:grid-cols-[minmax(0,1fr)_auto]">
      <section aria-labelledby="turno">
        <p className="text-sm font-strong text-accent-night">{turn.lead}</p>
        <h2 id="turno" className="mt-2 text-[1.75rem] leading-8 tracking-head">
          {turn.title}
        </h2>
        <p className="mt-2 max-w-[56ch] wrap-anywhere text-on-night-2">{turn.text}</p>
        <TurnButtons hire={hire} viewer={viewer} />
      </section>
      {hire.order.clock && <OrderCountdown hire={hire} clock={hire.order.clock} />}
    </DarkBlock>
  )
}
