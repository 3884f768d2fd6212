import { type SubmitEvent, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

const examples = [
  'Empleos de ventas en Lima',
  '¿Quién puede ver mi CV?',
  'Diseñador de logos que trabaje remoto',
  '¿Cuánto cuesta publicar un empleo?',
] as const

const answerHref = (question: string) => `/agente?${new URLSearchParams({ q: question })}`

type QuestionFormProps = { asked: string; onAsk: (question: string) => Promise<void> }

/** One question. With scripts it opens the conversation; without, the page answers it by itself. */
export function QuestionForm({ asked, onAsk }: QuestionFormProps) {
  const [isOpening, setOpening] = useState(false)
  /** If the conversation cannot be loaded, the browser asks as it would without scripts. */
  const open = async (question: string, otherwise: () => void) => {
    setOpening(true)
    try {
      await onAsk(question)
    } catch {
      otherwise()
    }
    setOpening(false)
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const question = String(new FormData(form).get('q') ?? '').trim()
    void open(question, () => form.submit())
  }
  return (
    <>
      <form
        action="/agente"
        aria-label="Preguntar al asistente"
        className="mt-6 max-w-[46rem]"
        onSubmit={submit}
      >
        <div className="grid gap-2 sm:grid-cols-[minmax(0,1fr)_auto]">
          <label className="block">
            <span className="sr-only">Tu pregunta</span>
            <input
              name="q"
              defaultValue={asked}
              placeholder="Escribe tu pregunta"
              autoComplete="off"
              enterKeyHint="send"
              maxLength={mostTyped}
              required
              className="control min-h-control-lg"
            />
          </label>
          <Button type="submit" size="lg" busy={isOpening}>
            Preguntar
          </Button>
        </div>
      </form>
      <ul aria-label="Por ejemplo" className="mt-3 flex flex-wrap gap-2">
        {examples.map((example) => (
          <li key={example}>
            <LinkButton
              to={answerHref(example)}
              rel="nofollow"
              variant="secondary"
              size="sm"
              className="whitespace-normal!"
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                void open(example, () => location.assign(answerHref(example)))
              }}
            >
              {example}
            </LinkButton>
          </li>
        ))}
      </ul>
    </>
  )
}

/** In characters: as much as an address carries well. The conversation takes longer questions. */
const mostTyped = 500
