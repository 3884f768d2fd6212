import ShieldCheck from 'lucide-react/icons/shield-check'
import Trash from 'lucide-react/icons/trash-2'
import { AssistantMark } from '#web/features/assistant/assistant-mark.tsx'
import { Conversation } from '#web/features/assistant/conversation.tsx'
import { useStart } from '#web/features/assistant/start.resource.ts'
import { talk, useTalk } from '#web/features/assistant/talk.resource.ts'
import { useSession } from '#web/features/accounts/session/session.resource.ts'
import { Button } from '#web/ui/action/button.tsx'
import { SignUpPrompt } from './sign-up-prompt.tsx'

/** Asks a question before the conversation is shown. */
export const askNow = (question: string): void => talk.ask(question)

/** The open conversation on the assistant's page, with what it looks at beside. */
export function OpenAgent() {
  const hasTurns = useTalk().turns.length > 0
  return (
    <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-x-12 xl:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="mx-auto flex min-h-[calc(100dvh-var(--spacing-header))] w-full max-w-[46rem] flex-col">
        <header className="sticky top-header z-sticky -mx-1 flex items-center gap-3 bg-bg px-1 py-3">
          <AssistantMark />
          <div className="min-w-0 grow">
            <h1 className="text-h4">Agente IA</h1>
            <p className="text-xs text-ink-2">Soy un asistente automático, no una persona.</p>
          </div>
          {hasTurns && (
            <Button variant="quiet" size="sm" onClick={talk.forget}>
              <Trash className="icon" />
              <span className="max-sm:sr-only">Borrar conversación</span>
            </Button>
          )}
        </header>
        <Conversation path="/agente" inPanel={false} />
      </div>
      <aside
        aria-label="Qué mira el asistente"
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-5 py-5 xl:sticky xl:top-header xl:self-start xl:pt-6"
      >
        <WhatItUses />
        <SignUpPrompt />
      </aside>
    </div>
  )
}

function WhatItUses() {
  const session = useSession()
  const model = useStart(undefined)?.model
  const kind = session.status === 'user' ? session.user.userType : null
  return (
    <section aria-labelledby="agente-mira" className="grid gap-3 text-sm">
      <h2 id="agente-mira" className="text-h4">
        Qué mira para responder
      </h2>
      <ul className="grid gap-2 text-ink-2">
        <li>Los empleos y servicios publicados, los planes y el centro de ayuda.</li>
        {kind === 'professional' && <li>Tu perfil y tus postulaciones, solo para responderte a ti.</li>}
        {kind === 'company' && <li>Tus avisos y cuántas personas postularon a cada uno.</li>}
      </ul>
      <p className="flex gap-2.5 rounded-md bg-sunken px-4 py-3 text-xs text-ink-2">
        <ShieldCheck className="icon mt-0.5 text-[0.9rem]" />
        <span>
          La conversación queda en esta pestaña y se borra al cerrarla, salvo que la guardes.{' '}
          {model
            ? `El modelo de ${model.host} recibe preguntas sobre lo público y, de ti, solo lo que permites.`
            : 'Nadie más la ve.'}{' '}
          No envía ni cambia nada por ti.
        </span>
      </p>
    </section>
  )
}
