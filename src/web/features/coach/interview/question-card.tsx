import type { RefObject } from 'react'
import { longestPractice } from '#contracts/coach/interview-figures.ts'
import type { Practice } from '#contracts/coach/interview-practice.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { Chip } from '#web/ui/list/chip.tsx'
import { CriterionList } from './criterion-list.tsx'
import { kindName } from './interview.words.ts'
import type { usePractice } from './use-practice.ts'

type QuestionCardProps = {
  question: Practice['questions'][number]
  /** 'Pregunta 2 de 6'. */
  place: string
  headingRef: RefObject<HTMLHeadingElement | null>
  state: ReturnType<typeof usePractice>
}

/** A question, the person's answer, and what stands in it. */
export function QuestionCard({ question, place, headingRef, state }: QuestionCardProps) {
  const { id, kind, text, why } = question
  const given = state.of(id)
  return (
    <section className="rounded-md border border-line bg-surface p-5 lg:p-6">
      <div className="flex flex-wrap items-center justify-between gap-2 text-sm">
        <b className="font-strong">{place}</b>
        <Chip>{kindName(kind)}</Chip>
      </div>
      <h2 ref={headingRef} tabIndex={-1} className="mt-3 text-[1.25rem] leading-7 outline-none wrap-anywhere">
        {text}
      </h2>
      <p className="mt-1.5 text-sm text-ink-2 wrap-anywhere">{why}</p>
      <form
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          void state.judge(id)
        }}
      >
        <Field
          label="Tu respuesta"
          hint="Escríbela como la dirías. También puedes dictarla con tu teclado."
          error={state.problem ?? undefined}
        >
          <Textarea
            rows={7}
            value={given.text}
            counterMax={longestPractice}
            onChange={(event) => state.write(id, event.target.value)}
          />
        </Field>
        <Button
          type="submit"
          className="justify-self-start"
          busy={state.busyId === id}
          disabled={given.text.trim() === '' || given.criteria !== null}
        >
          {given.criteria ? 'Revisada' : 'Revisar mi respuesta'}
        </Button>
      </form>
      <div aria-live="polite">
        {given.criteria && (
          <>
            <CriterionList criteria={given.criteria} />
            <p className="mt-4 text-sm text-ink-2">
              Cambia tu respuesta y vuelve a revisarla las veces que quieras.
            </p>
          </>
        )}
      </div>
    </section>
  )
}
