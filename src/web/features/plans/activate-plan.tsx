import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/action/button.tsx'
import type { ButtonLook } from '#web/ui/action/button-style.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'
import { loginHref } from '#web/lib/return.address.ts'
import { nextStepNames, type OwnPlan, planFacts } from './own-plan.ts'
import { activationProblem, usePlanActivation, usePurchase } from './use-plan-activation.ts'

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
  /** Whether a card can be charged. */
  takesCards: boolean
  onActivated?: () => Promise<unknown> | void
  /** A discount code for what is paid. */
  code?: string | undefined
  /** Where the person goes on after the payment page. */
  onward?: string | undefined
}

/**
 * The button of a premium plan: sends a visitor to the login, refuses the other account type, buys one more month of an
 * active plan, and activates otherwise. Until the session is known it is a link, so it works without scripts.
 */
export function ActivatePlan({
  kind,
  own,
  returnTo,
  trial,
  takesCards,
  onActivated,
  code,
  onward,
  ...look
}: ActivatePlanProps) {
  const activation = usePlanActivation(kind, onActivated)
  const purchase = usePurchase(kind, 'premium_month', { code, returnTo: onward }, onActivated)
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
  if (!facts?.nextStep)
    return (
      <Button {...look} disabled>
        Plan activo
      </Button>
    )
  const isFree = trial && facts.trialAvailable
  // The line says it before the press; the server would refuse it.
  if (!isFree && !takesCards && !code) return <NoCards until={facts.until} />
  const step = isFree ? activation : purchase
  return (
    <>
      <Button {...look} busy={step.isPending} onClick={() => void step.run()}>
        {facts.nextStep === 'start' ? label(isFree) : nextStepNames[facts.nextStep]}
      </Button>
      {step.error && <Problem>{activationProblem(step.error)}</Problem>}
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

/** What the account has, and that nothing more is sold here yet. */
const NoCards = ({ until }: { until: string | null }) => (
  <p className="text-sm">
    {until && `${until}. `}Todavía no cobramos con tarjeta.{' '}
    <Link to="/contacto" className="link">
      Escríbenos
    </Link>{' '}
    y te ayudamos.
  </p>
)

/** The toast disappears; the reason stays beside the button. */
const Problem = ({ children }: { children: ReactNode }) => (
  <div className="mt-3">
    <Note tone="bad">{children}</Note>
  </div>
)
