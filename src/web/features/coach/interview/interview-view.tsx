import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { Practice } from '#contracts/coach/interview-practice.contract.ts'
import { jobHref } from '#domain/jobs/job.address.ts'
import { Button } from '#web/ui/action/button.tsx'
import { PracticeSummary } from './practice-summary.tsx'
import { QuestionCard } from './question-card.tsx'
import { usePractice } from './use-practice.ts'

type InterviewViewProps = { practice: Practice; userId: number }

/** One question after the other, and a summary to keep at the end. */
export function InterviewView({ practice, userId }: InterviewViewProps) {
  const { job, questions } = practice
  const state = usePractice(job.id, userId)
  const [at, setAt] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const question = questions[at]
  const go = (next: number) => {
    setAt(next)
    requestAnimationFrame(() => heading.current?.focus())
  }
  return (
    <>
      <h1>Practicar la entrevista</h1>
      <p className="mt-2 max-w-[64ch] text-sm text-ink-2">
        Preguntas para{' '}
        <Link to={jobHref(job.id)} className="link wrap-anywhere">
          {job.title}, {job.company}
        </Link>
        , según lo que pide el aviso y lo que dice tu perfil. Comentamos lo que escribes, nunca cómo eres.
      </p>
      <div className="mt-5 grid max-w-[46rem] gap-4">
        {question ? (
          <QuestionCard
            key={question.id}
            question={question}
            place={`Pregunta ${at + 1} de ${questions.length}`}
            headingRef={heading}
            state={state}
          />
        ) : (
          <PracticeSummary practice={practice} headingRef={heading} state={state} onOpen={go} />
        )}
        <nav aria-label="Preguntas" className="flex flex-wrap justify-between gap-2">
          <Button variant="quiet" disabled={at === 0} onClick={() => go(at - 1)}>
            Anterior
          </Button>
          {question && (
            <Button variant="secondary" onClick={() => go(at + 1)}>
              {at + 1 < questions.length ? 'Siguiente pregunta' : 'Ver el resumen'}
            </Button>
          )}
        </nav>
        <p className="text-xs text-ink-2">
          Tus respuestas quedan en esta pestaña y se borran al cerrarla. Las empresas no las ven.
        </p>
      </div>
    </>
  )
}
