import ListPlus from 'lucide-react/icons/list-plus'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { useFieldArray } from 'react-hook-form'
import { mostQuestions } from '#contracts/jobs/question-figures.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Card } from '#web/ui/look/card.tsx'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { QuestionEditor } from './question-editor.tsx'
import type { QuestionsForm } from './questions-form.ts'
import { QuestionsPreview } from './questions-preview.tsx'
import { newQuestion, type QuestionValues, readyQuestions } from './question-values.ts'

/** What an ad asks of those who apply: written, ordered, and shown as they will see it. */
export function QuestionsCard({ form }: { form: QuestionsForm }) {
  const { fields, append, move, remove } = useFieldArray({
    control: form.control,
    name: 'questions',
    keyName: 'key',
  })
  const [said, setSaid] = useState('')
  const box = useRef<HTMLDivElement>(null)
  const isFull = fields.length >= mostQuestions
  /** After the list is rendered: what moved keeps its place in the order of the keyboard. */
  const focusLater = (selector: string) =>
    requestAnimationFrame(() => box.current?.querySelector<HTMLElement>(selector)?.focus())

  const add = (question: QuestionValues) => append(question, { focusName: `questions.${fields.length}.text` })
  const step = (from: number, by: 1 | -1) => {
    const to = from + by
    move(from, to)
    setSaid(`Pregunta ${to + 1} de ${fields.length}`)
    const end = to === 0 ? 'down' : to === fields.length - 1 ? 'up' : null
    focusLater(`[data-move="${to}-${end ?? (by < 0 ? 'up' : 'down')}"]`)
  }
  const drop = (at: number) => {
    remove(at)
    setSaid('Pregunta quitada')
    focusLater('[data-add]')
  }

  return (
    <Card title="Preguntas para quien postula">
      <div ref={box} className="grid gap-5">
        <p className="text-sm text-ink-2">
          Se responden al postular. Puedes marcar la respuesta que buscas: te ayuda a ordenar tu lectura, pero
          no descarta a nadie ni cambia su puntaje.
        </p>
        {fields.length > 0 && (
          <ol className="grid gap-4">
            {fields.map(({ key }, at) => (
              <QuestionEditor
                key={key}
                form={form}
                at={at}
                count={fields.length}
                onStep={(by) => step(at, by)}
                onRemove={() => drop(at)}
              />
            ))}
          </ol>
        )}
        <p role="status" className="sr-only">
          {said}
        </p>
        <div className="flex flex-wrap items-center gap-2">
          <Button
            data-add=""
            variant="secondary"
            size="sm"
            disabled={isFull}
            onClick={() => add(newQuestion('yes_no'))}
          >
            <Plus className="icon" />
            Agregar pregunta
          </Button>
          {!isFull && (
            <Menu
              align="start"
              buttonClassName={buttonClass({ variant: 'quiet', size: 'sm' })}
              items={readyQuestions.map((question) => ({
                label: question.text,
                onSelect: () => add(question),
              }))}
            >
              <ListPlus className="icon" />
              Usar una frecuente
            </Menu>
          )}
          {isFull && <span className="text-sm text-ink-2">Ya tienes {mostQuestions}, el máximo.</span>}
        </div>
        {fields.length > 0 && <QuestionsPreview control={form.control} />}
      </div>
    </Card>
  )
}
