import { data } from 'react-router'
import { threadLinkDays } from '#contracts/applications/close-out-figures.ts'
import { applicationThreadsContract } from '#contracts/conversations/application-threads.contract.ts'
import { LinkedThread } from '#web/features/conversations/linked-thread.tsx'
import { AuthCard } from '#web/layouts/auth-card.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { personalApi, refusedForm } from '#web/lib/api-context.ts'
import { unlistedMeta } from '#web/lib/page-meta.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import type { Route } from './+types/application-thread'

export async function loader({ context, params }: Route.LoaderArgs) {
  const refused = context.get(refusedForm)
  try {
    const thread = await context.get(personalApi).call(applicationThreadsContract.linked, { params })
    return { thread, refused, now: new Date().toISOString(), days: threadLinkDays }
  } catch (error) {
    if (!isApiError(error) || ![400, 404, 410].includes(error.status)) throw error
    return data({ thread: null, refused, now: '', days: threadLinkDays }, { status: 410 })
  }
}

export const handle = { showsRefusal: true }

export const meta = () => [...unlistedMeta('Mensajes'), { name: 'referrer', content: 'no-referrer' }]

/** The page of the link in the mail of a company to who applied without a password: reads the conversation and answers. */
export default function ApplicationThreadPage({ loaderData }: Route.ComponentProps) {
  const { thread, refused, now, days } = loaderData
  if (!thread)
    return (
      <AuthCard
        title="Este enlace ya no vale"
        lead={`Vale ${days} días desde el último mensaje, y hasta que eliges una contraseña. Si ya tienes una, entra a tu panel.`}
      >
        <LinkButton to="/dashboard/mensajes" block>
          Ver mis mensajes
        </LinkButton>
      </AuthCard>
    )
  return <LinkedThread thread={thread} refused={refused} now={new Date(now)} />
}
