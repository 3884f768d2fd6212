import { data } from 'react-router'
import { heldApplicationsContract } from '#contracts/held-applications/held-applications.contract.ts'
import { heldApplicationHours } from '#contracts/held-applications/held-applications-figures.ts'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { personalApi, refusedForm } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PressForm } from '#web/ui/form/press-form.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/confirm-application'

export async function loader({ context, params }: Route.LoaderArgs) {
  const problem = context.get(refusedForm)?.message ?? null
  try {
    const held = await context.get(personalApi).call(heldApplicationsContract.read, { params })
    return { held, problem }
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data({ held: null, problem }, { status: 410 })
  }
}

export const handle = { showsRefusal: true }

export const meta = () => [
  ...unlistedMeta('Confirmar postulación'),
  { name: 'referrer', content: 'no-referrer' },
]

/** The page of the mail's link. The application is sent by a button, because mail scanners open links. */
export default function ConfirmApplication({ loaderData: { held, problem } }: Route.ComponentProps) {
  if (!held)
    return (
      <AuthCard
        title="Este enlace ya no vale"
        lead={`Ya se usó o pasaron sus ${heldApplicationHours} horas. Si la postulación no está en tu panel, vuelve a postular.`}
      >
        <LinkButton to="/dashboard/postulaciones" block>
          Ver mis postulaciones
        </LinkButton>
      </AuthCard>
    )
  const { job, cvName } = held
  return (
    <AuthCard title="Confirma tu postulación" lead={`${job.title} · ${job.companyName}`}>
      <PressForm title="Error al postular" problem={problem}>
        <p>
          {cvName === null
            ? 'Enviamos tus datos a la empresa, sin CV.'
            : `Enviamos a la empresa tus datos y tu CV, ${cvName}.`}{' '}
          Después entras a tu panel, donde ves en qué va.
        </p>
        <Button type="submit" block>
          Confirmar y enviar
        </Button>
      </PressForm>
    </AuthCard>
  )
}
