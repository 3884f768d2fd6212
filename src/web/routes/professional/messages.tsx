import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router'
import { loadMessages } from '#web/features/conversations/load-messages.ts'
import { MessagesScreen } from '#web/features/conversations/messages-screen.tsx'
import { personalApi } from '#web/lib/api-context.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  const user = await requireUser(args, 'professional')
  return { userId: user.id, loaded: await loadMessages(args.context.get(personalApi), args.url) }
}

export { unlessOnlySearch as shouldRevalidate } from '#web/lib/unless-only-search.ts'

export const meta: MetaFunction = () => [{ title: 'Mensajes · Qhatu' }]

/** The conversations of the professional with companies. */
export default function Messages() {
  const { userId, loaded } = useLoaderData<typeof loader>()
  return <MessagesScreen viewer={{ userId, userType: 'professional' }} loaded={loaded} />
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
