import { data } from 'react-router'
import { availabilityContract } from '#contracts/services/availability.contract.ts'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { publicApi, refusedForm } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { PressForm } from '#web/ui/form/press-form.tsx'
import type { Route } from './+types/availability'

export async function loader({ context, params }: Route.LoaderArgs) {
  /** Why the posted form was refused. */
  const problem = context.get(refusedForm)?.message ?? null
  try {
    const asked = await context.get(publicApi).call(availabilityContract.ofLink, { params })
    return data({ asked, problem })
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data({ asked: null, problem }, { status: 410 })
  }
}

export const handle = { showsRefusal: true }

export const meta = () => [
  ...unlistedMeta('¿Sigues disponible?'),
  { name: 'referrer', content: 'no-referrer' },
]

const toServices = (label: string) => (
  <LinkButton to="/dashboard/servicios" variant="secondary" block>
    {label}
  </LinkButton>
)

/** The page of the link in the mail that asks whether the availability of services still holds: one button confirms it. */
export default function Availability({ loaderData: { asked, problem } }: Route.ComponentProps) {
  if (!asked)
    return (
      <AuthCard
        title="Este enlace ya no vale"
        lead="Está incompleto, o ya no dices cuándo recibes pedidos. Puedes decirlo en tus servicios."
      >
        {toServices('Ir a mis servicios')}
      </AuthCard>
    )
  const words = asked.shown?.words ?? 'Disponibilidad sin confirmar'
  if (asked.isConfirmed)
    return (
      <AuthCard title="Gracias, quedó confirmado" lead={`Así se ve en tus servicios: “${words}”.`}>
        {toServices('Cambiar mi disponibilidad')}
      </AuthCard>
    )
  return (
    <AuthCard
      title="¿Sigues disponible?"
      lead={`En tus servicios se lee: “${words}”. Si sigue igual, confírmalo con un toque.`}
    >
      <PressForm problem={problem}>
        <Button type="submit" block>
          Sigo disponible
        </Button>
      </PressForm>
      {toServices('Cambió: corregirlo')}
    </AuthCard>
  )
}
