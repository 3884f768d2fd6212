import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import type { HireParty } from '#domain/orders/hire-steps.ts'
import { writeOrderSum } from '#domain/orders/sum.ts'
import { useMayWrite } from '#web/features/companies/panel/may-write.tsx'
import { daysInWords } from '#web/features/services/offers.words.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Badge, type Tone } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ChangeDialog } from './change-dialog.tsx'

/** The parts of an order in milestones, each with its state. */
export function Milestones({ hire, viewer }: { hire: HireDetail; viewer: HireParty }) {
  const [isOpen, setOpen] = useState(false)
  const mayWrite = useMayWrite()
  const { parts, currency, steps } = hire.order
  if (parts.length < 2) return null
  return (
    <Card title="Hitos">
      <ol className="divide-y divide-line">
        {parts.map(({ name, cents, days }, index) => {
          const [label, tone] = stateOf(hire, index)
          return (
            // oxlint-disable-next-line react/no-array-index-key -- a milestone is its place
            <li key={index} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
              <span
                aria-hidden="true"
                className="grid size-8 place-items-center rounded-xs bg-sunken text-sm font-strong"
              >
                {index + 1}
              </span>
              <span className="min-w-0 grow basis-40">
                <span className="block font-strong wrap-anywhere">{name}</span>
                <span className="block text-sm text-ink-2">{daysInWords(days)}</span>
              </span>
              <span className="fig font-strong">{writeOrderSum(cents, currency)}</span>
              <Badge tone={tone}>{label}</Badge>
            </li>
          )
        })}
      </ol>
      {mayWrite && steps.includes('propose_change') && (
        <Button variant="secondary" size="sm" className="mt-4" onClick={() => setOpen(true)}>
          Proponer un cambio
        </Button>
      )}
      {isOpen && <ChangeDialog hire={hire} viewer={viewer} onClose={() => setOpen(false)} />}
    </Card>
  )
}

function stateOf({ status, order }: HireDetail, index: number): [string, Tone] {
  if (status === 'completed' || index < order.part) return [order.held ? 'Liberado' : 'Aceptado', 'ok']
  if (status === 'declined' || status === 'cancelled') return ['Sin hacer', 'neutral']
  if (index > order.part || status === 'requested') return ['Pendiente', 'neutral']
  if (status === 'agreed') return ['Por pagar', 'warn']
  if (status === 'delivered') return ['En revisión', 'accent']
  return order.isLate ? ['Atrasado', 'warn'] : ['En curso', 'info']
}
