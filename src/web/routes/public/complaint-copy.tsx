import { data } from 'react-router'
import { supportContract } from '#contracts/support/support.contract.ts'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { personalApi, refusedForm } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PressForm } from '#web/ui/form/press-form.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/complaint-copy'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const problem = context.get(refusedForm)?.message ?? null
  if (url.searchParams.has('enviada')) return { isSent: true, number: null, problem }
  try {
    const { number } = await context.get(personalApi).call(supportContract.complaintCopy, { params })
    return { isSent: false, number, problem }
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data({ isSent: false, number: null, problem }, { status: 410 })
  }
}

export const handle = { showsRefusal: true }

export const meta = () => [
  ...unlistedMeta('Tu copia de la hoja de reclamación'),
  { name: 'referrer', content: 'no-referrer' },
]

/** The page of the link in the mail about a sheet filed without scripts. It needs a press, because mail scanners open links. */
export default function ComplaintCopy({ loaderData: { isSent, number, problem } }: Route.ComponentProps) {
  if (isSent)
    return (
      <AuthCard
        title="Te enviamos tu copia"
        lead="Llega a tu correo en unos minutos. Si no la ves, revisa tu carpeta de spam."
      >
        <LinkButton to="/" block>
          Ir al inicio
        </LinkButton>
      </AuthCard>
    )
  if (number === null)
    return (
      <AuthCard
        title="Este enlace ya no vale"
        lead="Se usa una sola vez. Si ya pediste tu copia, búscala en tu correo como “Hoja de Reclamación”."
      >
        <LinkButton to="/contacto" block>
          Escribir a soporte
        </LinkButton>
      </AuthCard>
    )
  return (
    <AuthCard title="Recibe tu copia" lead={`Hoja de Reclamación N.° ${number}`}>
      <PressForm problem={problem}>
        <p>Te enviamos la hoja completa al correo donde recibiste este enlace. Guárdala o imprímela.</p>
        <Button type="submit" block>
          Enviarme mi copia
        </Button>
      </PressForm>
    </AuthCard>
  )
}
