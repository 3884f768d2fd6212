import { data } from 'react-router'
import { resumesContract } from '#contracts/resumes/resumes.contract.ts'
import { SharedResume } from '#web/features/resumes/shared-resume.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { personalApi } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/shared-resume'

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    return { resume: await context.get(personalApi).call(resumesContract.shared, { params }) }
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data({ resume: null }, { status: 410 })
  }
}

export const meta = ({ loaderData: loaded }: Route.MetaArgs) => [
  ...unlistedMeta(loaded?.resume ? `CV de ${loaded.resume.name}` : 'CV'),
  { name: 'referrer', content: 'no-referrer' },
]

/** A CV whose link its owner gave out. */
export default function SharedResumePage({ loaderData: { resume }, params }: Route.ComponentProps) {
  if (!resume)
    return (
      <AuthCard
        title="Este CV ya no se comparte"
        lead="El enlace no es válido o su dueño lo cerró. Pídele uno nuevo."
      >
        <LinkButton to="/" block>
          Ir al inicio
        </LinkButton>
      </AuthCard>
    )
  return <SharedResume token={params.token} resume={resume} />
}
