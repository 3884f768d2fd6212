import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'

/** What the person answered in an application; nothing if the ad asked nothing. */
export function GivenAnswers({ application: { answers, job } }: { application: ProfessionalApplication }) {
  if (answers.length === 0) return null
  return (
    <details className="group min-w-0">
      <summary className="inline-flex min-h-control-sm items-center gap-2 text-sm font-strong">
        Tus respuestas<span className="sr-only"> a {job.title}</span>
        <ChevronDown className="icon transition-transform group-open:rotate-180" />
      </summary>
      <dl className="grid gap-3 pt-2 text-sm">
        {answers.map(({ question, answer, fileUrl }) => (
          <div key={`${question} ${answer}`}>
            <dt className="text-ink-2 wrap-anywhere">{question}</dt>
            <dd className="whitespace-pre-line wrap-anywhere">
              {fileUrl === null ? (
                answer
              ) : (
                <a href={fileUrl} target="_blank" rel="noreferrer" className="link">
                  {answer}
                </a>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
