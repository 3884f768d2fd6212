import { lazy, Suspense, useEffect, useState } from 'react'
import { Chakana } from '#web/ui/look/motif/chakana.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { closeAssistant } from '#web/features/assistant/open-assistant.resource.ts'
import { hasStoredTalk } from '#web/features/assistant/stored-talk.ts'
import { FeatureCards } from './feature-cards.tsx'
import { PlainAnswer, type PlainAnswerProps } from './plain-answer.tsx'
import { QuestionForm } from './question-form.tsx'
import { SignUpPrompt } from './sign-up-prompt.tsx'

const loadConversation = () => import('./open-agent.tsx')
const OpenAgent = lazy(async () => ({ default: (await loadConversation()).OpenAgent }))

/** The assistant's page: what it is, and the conversation once it is opened. Without scripts one question is answered. */
export function AgentView({ answered }: { answered: PlainAnswerProps | null }) {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    closeAssistant()
    // oxlint-disable-next-line react/set-state-in-effect -- storage is read after the first render, which must match the server's
    if (hasStoredTalk()) setOpen(true)
  }, [])
  /** Opens the conversation, with a question if there is one. */
  const open = async (question: string) => {
    const { askNow } = await loadConversation()
    if (question !== '') askNow(question)
    setOpen(true)
  }
  const intro = (
    <div className="wrap relative pt-6 lg:pt-14">
      <Chakana className="absolute top-14 right-(--spacing-gutter) w-[16rem]! max-lg:hidden" />
      <h1>Agente IA</h1>
      <p className="mt-3 max-w-[52ch] text-lg text-ink-2">
        Pregúntale con tus palabras y te responde con empleos, servicios y ayuda que existen ahora. Es un
        asistente automático, no una persona.
      </p>
      <QuestionForm asked={answered?.question ?? ''} onAsk={open} />
      {answered && <PlainAnswer {...answered} />}
      <p className="mt-6 noscript:hidden">
        <Button variant="secondary" onClick={() => void open('')}>
          Empezar una conversación
        </Button>
      </p>
      <FeatureCards />
      <SignUpPrompt className="mt-10" />
    </div>
  )
  if (!isOpen) return intro
  return (
    <Suspense fallback={intro}>
      <OpenAgent />
    </Suspense>
  )
}
