import { data } from 'react-router'
import { assistantContract } from '#contracts/assistant/assistant.contract.ts'
import { AgentView } from '#web/features/assistant/page/agent-view.tsx'
import type { PlainAnswerProps } from '#web/features/assistant/page/plain-answer.tsx'
import { isApiError } from '#web/lib/api-client.ts'
import { personalApi, siteContext } from '#web/lib/api-context.ts'
import { pageMeta } from '#web/lib/page-meta.ts'
import type { Route } from './+types/agent'

const path = '/agente'

/** `?q=` is a question of the plain form: answered for the person who asks, so that page is not cached. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const question = url.searchParams.get('q')?.trim() ?? ''
  const canonical = context.get(siteContext).publicUrl + path
  if (question === '') return data({ answered: null, canonical }, { headers: { 'cache-control': 'public' } })
  const answered = await answer(question, (q) =>
    context.get(personalApi).call(assistantContract.answer, { query: { q } }),
  )
  return data({ answered, canonical })
}

async function answer(
  question: string,
  ask: (q: string) => Promise<Pick<PlainAnswerProps, 'events'>>,
): Promise<PlainAnswerProps> {
  try {
    const { events } = await ask(question)
    return { question, events, problem: null }
  } catch (error) {
    if (!isApiError(error)) throw error
    const { fields = {}, message } = error.body
    return { question, events: null, problem: Object.values(fields)[0] ?? message ?? failed }
  }
}

const failed = 'No pude responder. Inténtalo otra vez.'

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders

export const meta = ({ loaderData }: Route.MetaArgs) =>
  pageMeta({
    title: 'Agente IA',
    description:
      'Un asistente automático que busca empleos y servicios, responde dudas sobre Qhatu y te cuenta cómo van tus postulaciones.',
    url: loaderData?.canonical ?? path,
    indexed: !loaderData?.answered,
  })

/** The assistant's page. */
export default function Agent({ loaderData }: Route.ComponentProps) {
  return <AgentView answered={loaderData.answered} />
}
