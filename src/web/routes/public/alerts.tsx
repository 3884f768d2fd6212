import { searchInWords } from '#domain/jobs/search/stored-search.words.ts'
import { AlertForm } from '#web/features/subscriptions/alert-form.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { refusedForm } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { storedSearchHref } from '#domain/jobs/job.address.ts'
import type { Route } from './+types/alerts'

export function loader({ context, url }: Route.LoaderArgs) {
  const asked = url.searchParams
  const refused = context.get(refusedForm)
  const { search: sent = asked.get('busqueda') ?? '', frequency = asked.get('frecuencia') } =
    refused?.fields ?? {}
  const search = sent.slice(0, 1000)
  return {
    search,
    words: searchInWords(search),
    frequency: frequency === 'weekly' ? ('weekly' as const) : ('daily' as const),
    refused,
    isSent: asked.has('enviado') && !refused,
  }
}

export const handle = { showsRefusal: true }

export const meta = () => unlistedMeta('Crear alerta de empleos')

/** A page to create an alert: 'Crear alerta' links to it without scripts. */
export default function Alerts({ loaderData }: Route.ComponentProps) {
  const { search, words, frequency, refused, isSent } = loaderData
  if (isSent)
    return (
      <AuthCard
        title="Revisa tu correo"
        lead="Te enviamos un enlace. Tu alerta empieza cuando confirmas con él."
      >
        <LinkButton to={storedSearchHref(search)} block>
          Volver a los empleos
        </LinkButton>
      </AuthCard>
    )
  return (
    <AuthCard title="Crear alerta" lead="Recibe por correo los empleos nuevos de esta búsqueda.">
      <AlertForm search={search} words={words} frequency={frequency} refused={refused} />
    </AuthCard>
  )
}
