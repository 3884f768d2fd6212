import { keptConversationsContract } from '#contracts/assistant/kept-conversations.contract.ts'
import { mostKeptLetters, mostKeptSources } from '#contracts/assistant/kept-conversations-figures.ts'
import type { Turn } from '#web/features/assistant/talk.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Keeps the conversation in the account; without a press nothing of it is stored. */
export function KeepButton({ turns }: { turns: readonly Turn[] }) {
  const done = turns.filter(({ answer }) => answer.end !== null)
  const keeping = useAction(
    () =>
      api.call(endpointRef(keptConversationsContract.keep), {
        body: {
          turns: done.map(({ question, answer }) => ({
            question,
            text: answer.text.slice(0, mostKeptLetters),
            links: [...answer.sources, ...answer.links.map(({ text, href }) => ({ title: text, href }))]
              .slice(0, mostKeptSources)
              .map(({ title, href }) => ({ title: title.slice(0, 200), href })),
          })),
        },
      }),
    {
      onSuccess: () =>
        showToast({
          title: 'Conversación guardada',
          description: 'La encuentras en la configuración de tu cuenta.',
        }),
      onError: () => showToast({ title: 'No se pudo guardar la conversación', tone: 'destructive' }),
    },
  )
  if (done.length === 0) return null
  return (
    <button
      type="button"
      disabled={keeping.isPending}
      onClick={() => void keeping.run()}
      className="link min-h-6 whitespace-nowrap"
    >
      Guardar esta conversación
    </button>
  )
}
