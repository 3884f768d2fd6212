import type { ReactNode } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import type { ButtonLook } from '#web/ui/action/button-style.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'
import { loginHref } from '#web/lib/return.address.ts'
import { type OwnPlan, planFacts } from './own-plan.ts'
import { activationProblem, usePlanActivation } from './use-plan-activation.ts'

const words = {
  professional: {
    signIn: 'Inicio de sesión requerido',
    denied: 'Solo los profesionales pueden activar este plan',
  },
  company: { signIn: 'Inicia sesión', denied: 'Solo las empresas pueden activar este plan' },
}

type ActivatePlanProps = ButtonLook & {
  kind: 'professional' | 'company'
  own: OwnPlan
  /** Where the login returns to. */
  returnTo: string
  /** Whether activation is free for an account that has not used the offer. */
  trial: boolean
  onActivated?: () => Promise<unknown> | void
}

/**
 * The button of a premium plan: sends a visitor to the login, refuses the other account type, is disabled while the plan
 * is active, and activates otherwise. Until the session is known it is a link, so it works without scripts.
 */
export function ActivatePlan({ kind, own, returnTo, trial, onActivated, ...look }: ActivatePlanProps) {
  const activation = usePlanActivation(kind, onActivated)
  const facts = planFacts(own)
  if (own.kind === 'loading' || own.kind === 'visitor')
    return (
      <LinkButton {...look} to={loginHref(returnTo)} onClick={() => void explainLogin(words[kind].signIn)}>
        {label(trial)}
      </LinkButton>
    )
  if (own.kind !== kind)
    return (
      <Button
        {...look}
        onClick={() =>
          showToast({ title: 'Acceso denegado', description: words[kind].denied, tone: 'destructive' })
        }
      >
        {label(trial)}
      </Button>
    )
  if (facts?.isPremium)
    return (
      <Button {...look} disabled>
        Plan activo
      </Button>
    )
  return (
    <>
      <Button {...look} busy={activation.isPending} onClick={() => void activation.run()}>
        {label(trial && facts?.trialAvailable === true)}
      </Button>
      {activation.error && <Problem>{activationProblem(activation.error)}</Problem>}
    </>
  )
}

/** Says why the login follows, also if the button was pressed before the session was known. */
async function explainLogin(title: string): Promise<void> {
  await sessionResource.ensure()
  if (sessionResource.current() === null)
    showToast({ title, description: 'Debes iniciar sesión para activar el plan premium' })
}

const label = (isFree: boolean) => (isFree ? 'Activar gratis' : 'Activar plan')

/** The toast disappears; the reason stays beside the button. */
const Problem = ({ children }: { children: ReactNode }) => (
  <div className="mt-3">
    <Note tone="bad">{children}</Note>
  </div>
)
