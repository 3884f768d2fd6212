import { searchInWords } from '#domain/jobs/search/search-in-words.ts'
import { AlertForm } from '#web/features/subscriptions/alert-form.tsx'
import { formError } from '#web/features/subscriptions/form-error.ts'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/alerts'

export function loader({ request }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams
  const search = (asked.get('busqueda') ?? '').slice(0, 1000)
  return {
    search,
    words: searchInWords(search),
    frequency: asked.get('frecuencia') === 'weekly' ? ('weekly' as const) : ('daily' as const),
    error: formError(asked),
    isSent: asked.has('enviado'),
  }
}

export const meta = () => unlistedMeta('Crear alerta de empleos')

/** An alert of a search on its own page: where 'Crear alerta' leads without scripts. */
export default function Alerts({ loaderData }: Route.ComponentProps) {
  const { search, words, frequency, error, isSent } = loaderData
  if (isSent)
    return (
      <AuthCard
        title="Revisa tu correo"
        lead="Te enviamos un enlace. Tu alerta empieza cuando confirmas con él."
      >
        <LinkButton to={search ? `/empleos?${search}` : '/empleos'} block>
          Volver a los empleos
        </LinkButton>
      </AuthCard>
    )
  return (
    <AuthCard title="Crear alerta" lead="Recibe por correo los empleos nuevos de esta búsqueda.">
      <AlertForm search={search} words={words} frequency={frequency} error={error} />
    </AuthCard>
  )
}
