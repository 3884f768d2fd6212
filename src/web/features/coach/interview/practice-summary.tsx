import type { RefObject } from 'react'
import type { Practice } from '#contracts/coach/interview-practice.contract.ts'
import { applyingHref } from '#domain/jobs/job.address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { PointsStair } from '#web/ui/look/points-stair.tsx'
import { criterionName, levelName, practiceText } from './interview.words.ts'
import type { usePractice } from './use-practice.ts'

type PracticeSummaryProps = {
  practice: Practice
  headingRef: RefObject<HTMLHeadingElement | null>
  state: ReturnType<typeof usePractice>
  onOpen: (at: number) => void
}

/** Every question with how its answer stands, to keep or to go on. */
export function PracticeSummary({ practice, headingRef, state, onOpen }: PracticeSummaryProps) {
  const answered = practice.questions.filter(({ id }) => state.of(id).text.trim() !== '').length
  return (
    <section className="rounded-md border border-line bg-surface p-5 lg:p-6">
      <h2 ref={headingRef} tabIndex={-1} className="text-h4 outline-none">
        Resumen: {answered} de {practice.questions.length} respondidas
      </h2>
      <ol className="mt-4 divide-y divide-line">
        {practice.questions.map(({ id, text }, at) => {
          const { criteria, text: answer } = state.of(id)
          const weak = criteria?.filter(({ points }) => points < 3) ?? []
          const mean = criteria
            ? criteria.reduce((sum, { points }) => sum + points, 0) / criteria.length
            : null
          return (
            <li key={id} className="grid gap-1 py-3 text-sm">
              <p className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
                <span className="min-w-0 flex-1 basis-60 font-strong wrap-anywhere">{text}</span>
                {mean !== null && (
                  <PointsStair
                    points={mean}
                    label={`${levelName(Math.round(mean))}: ${mean.toFixed(1)} de 4`}
                  />
                )}
              </p>
              <p className="text-ink-2">
                {answer.trim() === ''
                  ? 'Sin respuesta.'
                  : criteria === null
                    ? 'Todavía no la revisas.'
                    : weak.length === 0
                      ? 'Lista.'
                      : `Por mejorar: ${weak.map(({ name }) => criterionName(name).toLowerCase()).join(', ')}.`}
              </p>
              <Button
                variant="quiet"
                size="sm"
                className="-ml-3 justify-self-start"
                onClick={() => onOpen(at)}
              >
                {answer.trim() === '' ? 'Responder' : 'Ver o cambiar'}
                <span className="sr-only">: {text}</span>
              </Button>
            </li>
          )
        })}
      </ol>
      <div className="mt-4 flex flex-wrap gap-2">
        <Button
          disabled={answered === 0}
          onClick={() =>
            download(practiceText(practice, state.answers), `Entrevista ${practice.job.title}.txt`)
          }
        >
          Descargar el resumen
        </Button>
        <LinkButton to={applyingHref(practice.job.id)} variant="secondary">
          Postular
        </LinkButton>
        {answered > 0 && (
          <Button variant="quiet" onClick={state.forget}>
            Borrar mis respuestas
          </Button>
        )}
      </div>
    </section>
  )
}

function download(text: string, name: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}
