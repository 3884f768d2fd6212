import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Card } from '#web/ui/look/card.tsx'
import { DefinitionList } from '#web/ui/list/definition-list.tsx'
import type { OwnPlan } from './own-plan.ts'
import { planGives, renewalSays } from './plan-terms.words.ts'

type Holder = Extract<OwnPlan, { kind: 'company' | 'professional' }>

/** What the plan gives, what follows at its end, and for a company in whose name its receipts are. */
export const PlanTerms = ({ own }: { own: Holder }) => (
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
      {own.kind === 'company' && <Payer {...own.company} />}
    </div>
  </div>
)

/** As the next receipt names the company. */
function Payer({ name, ruc }: { name: string; ruc: string | null }): ReactNode {
  return (
    <Card
      title="Datos de tus recibos"
      action={
        <Link to="/company-dashboard/configuracion" className="link text-sm">
          {ruc === null ? 'Agregar RUC' : 'Cambiar'}
        </Link>
      }
    >
      <DefinitionList
        items={[
          { term: 'A nombre de', value: name },
          { term: 'RUC', value: ruc ?? 'Sin indicar' },
        ]}
      />
    </Card>
  )
}
