import Check from 'lucide-react/icons/check'
import { Link } from 'react-router'
import type { Payer } from '#contracts/plans/documents.contract.ts'
import { Card } from '#web/ui/look/card.tsx'
import { PayerCard } from './payer-card.tsx'
import type { OwnPlan } from './own-plan.ts'
import { planGives, renewalSays } from './plan-terms.words.ts'

type Holder = Extract<OwnPlan, { kind: 'company' | 'professional' }>

/** What the plan gives, what follows at its end, and in whose name receipts are. */
export const PlanTerms = ({ own, payer }: { own: Holder; payer: Payer }) => (
  <div className="grid gap-4 lg:grid-cols-2">
    <Card title="Qué te da">
      <ul className="grid gap-2 text-sm">
        {planGives(own).map((line) => (
          <li key={line} className="flex gap-2.5">
            <Check className="icon mt-[0.2em] text-accent-ink" />
            {line}
          </li>
        ))}
      </ul>
    </Card>
    <div className="grid content-start gap-4">
      <Card title="Renovación">
        <div className="grid gap-2 text-sm text-ink-2">
          {renewalSays(own).map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
          <p>
            <Link to="/contacto" className="link">
              Escríbenos
            </Link>{' '}
            si tienes dudas de un cobro.
          </p>
        </div>
      </Card>
      <PayerCard name={nameOf(own)} payer={payer} />
    </div>
  </div>
)

const nameOf = (own: Holder): string =>
  own.kind === 'company' ? own.company.name : `${own.professional.firstName} ${own.professional.lastName}`
