import { data } from 'react-router'
import { talentSearchesContract } from '#contracts/talent/talent-searches.contract.ts'
import { TALENT_PATH } from '#domain/talent/talent.address.ts'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { publicApi, refusedForm } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { PressForm } from '#web/ui/form/press-form.tsx'
import type { Route } from './+types/talent-mail'

export async function loader({ context, params }: Route.LoaderArgs) {
  /** Why the posted form was refused. */
  const problem = context.get(refusedForm)?.message ?? null
  try {
    const search = await context.get(publicApi).call(talentSearchesContract.mailOfLink, { params })
    return data({ search, problem })
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data({ search: null, problem }, { status: 410 })
  }
}

export const handle = { showsRefusal: true }

export const meta = () => [
  ...unlistedMeta('Dejar de recibir el aviso'),
  { name: 'referrer', content: 'no-referrer' },
]

const toSearch = (
  <LinkButton to={TALENT_PATH} variant="secondary" block>
    Ir a Buscar talento
  </LinkButton>
)

/** The page of the link in the mail of a saved search of talent: one button ends the mail. */
export default function TalentMail({ loaderData: { search, problem } }: Route.ComponentProps) {
  if (!search)
    return (
      <AuthCard
        title="Este enlace ya no vale"
        lead="Está incompleto, o la búsqueda ya no existe. No te llegarán más avisos de ella."
      >
        {toSearch}
      </AuthCard>
    )
  if (!search.isMailed)
    return (
      <AuthCard
        title="Ya no recibirás este aviso"
        lead={`Tu búsqueda “${search.name}” sigue guardada: puedes encender el aviso otra vez.`}
      >
        {toSearch}
      </AuthCard>
    )
  return (
    <AuthCard
      title="¿Dejar de recibir este aviso?"
      lead={`Es el correo de tu búsqueda “${search.name}”. La búsqueda sigue guardada.`}
    >
      <PressForm problem={problem}>
        <Button type="submit" block>
          Dejar de recibirlo
        </Button>
      </PressForm>
    </AuthCard>
  )
}
