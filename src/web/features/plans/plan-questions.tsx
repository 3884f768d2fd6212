import ChevronDown from 'lucide-react/icons/chevron-down'
import type { PlanQuestion } from './plan-questions.words.ts'

/** Short questions about plans, in native disclosure elements. */
export function PlanQuestions({ questions }: { questions: readonly PlanQuestion[] }) {
  return (
    <section className="mt-14 grid gap-x-14 gap-y-5 lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
      <h2 className="text-h3">Preguntas sobre los planes</h2>
      <div className="border-t border-line">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line">
            <summary className="flex min-h-12 list-none items-center justify-between gap-4 py-3 font-strong [&::-webkit-details-marker]:hidden">
              <h3 className="text-md font-strong">{question}</h3>
              <ChevronDown className="icon text-ink-3 transition-transform group-open:rotate-180" />
            </summary>
            <p className="max-w-[64ch] pb-4 text-ink-2">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
