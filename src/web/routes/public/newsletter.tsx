import { data, useLocation } from 'react-router'
import { NewsletterForm } from '#web/features/subscriptions/newsletter/newsletter-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { refusedForm, siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/newsletter'

export function loader({ context }: Route.LoaderArgs) {
  const { publicUrl } = context.get(siteContext)
  const value = { url: `${publicUrl}/newsletter`, refused: context.get(refusedForm) }
  return data(value, { headers: { 'cache-control': 'public' } })
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const handle = { showsRefusal: true }

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Cada semana, en tu correo',
    description: 'Recibe cada semana los mejores empleos TEC del Perú. Date de baja cuando quieras.',
    url: loaderData?.url ?? '',
  })

/** The newsletter's page: its form posts here without scripts. */
export default function Newsletter({ loaderData: { refused } }: Route.ComponentProps) {
  const isSent = new URLSearchParams(useLocation().search).has('enviado')
  if (isSent && !refused)
    return (
      <AuthCard
        title="Revisa tu correo"
        lead="Te enviamos un enlace. Confirma y recibirás los mejores empleos TEC una vez por semana."
      >
        <LinkButton to="/empleos" block>
          Ver empleos
        </LinkButton>
      </AuthCard>
    )
  return (
    <AuthCard
      title="Cada semana, en tu correo"
      lead="Los mejores empleos TEC, solo cuando hay nuevos. Date de baja cuando quieras."
    >
      <NewsletterForm refused={refused} />
    </AuthCard>
  )
}
