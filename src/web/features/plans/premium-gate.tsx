import Lock from 'lucide-react/icons/lock'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { PremiumDialog } from './premium-dialog.tsx'

type PremiumGateProps = {
  /** What the section offers, in one sentence: 'Muestra tus trabajos a quien visita tu perfil.' */
  text: ReactNode
  /** The section; rendered only for premium professionals, so it may use premium calls. */
  children: ReactNode
}

/**
 * A section of the professional's panel that needs the premium plan. Without it: the documented sentence, what the section
 * offers, and the dialog of the plan. The server enforces the plan itself.
 */
export function PremiumGate({ text, children }: PremiumGateProps) {
  const { professional } = useProfessionalPanel()
  if (professional.planType === 'premium') return children
  return (
    <LockedCard title="Funcionalidad exclusiva del Plan Premium" action="Ver el Plan Profesional">
      {text}
    </LockedCard>
  )
}

type LockedCardProps = {
  title: string
  /** The label of the button that opens the plan's dialog. */
  action: string
  children: ReactNode
}

/** A locked feature: what it offers, and the dialog of the plan that unlocks it. */
export function LockedCard({ title, action, children }: LockedCardProps) {
  const [isAsked, setAsked] = useState(false)
  return (
    <section className="grid items-center gap-x-5 gap-y-4 rounded-md border border-line bg-surface p-5 sm:grid-cols-[auto_1fr_auto] lg:p-6">
      <span className="grid size-12 place-items-center rounded-md bg-accent-soft text-[1.25rem] text-accent-ink">
        <Lock className="icon" />
      </span>
      <div className="min-w-0">
        <h2 className="text-h4 text-pretty">{title}</h2>
        <p className="mt-1 max-w-measure text-sm text-ink-2">{children}</p>
      </div>
      <Button className="max-sm:w-full" onClick={() => setAsked(true)}>
        {action}
      </Button>
      <PremiumDialog open={isAsked} onClose={() => setAsked(false)} />
    </section>
  )
}
