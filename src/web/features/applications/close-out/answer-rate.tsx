import type { JobAnswers } from '#contracts/applications/close-out.contract.ts'
import { answerStatisticsMonths } from '#contracts/companies/companies-figures.ts'
import { Card } from '#web/ui/look/card.tsx'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'

/** The company's share of answers, today and once everybody here has one. */
export function AnswerRate({ rate }: { rate: NonNullable<JobAnswers['rate']> }) {
  return (
    <Card title="Tu tasa de respuesta">
      <dl className="grid gap-3 text-sm">
        {[
          { term: 'Hoy', value: rate.today },
          { term: 'Si respondes a todos', value: rate.after },
        ].map(({ term, value }) => (
          <div key={term} className="grid grid-cols-[1fr_auto] items-center gap-x-3 gap-y-1.5">
            <dt className="text-ink-2">{term}</dt>
            <dd className="fig text-h4">{value} %</dd>
            <dd className="col-span-2">
              <ProgressBar label={term} value={value} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-3 text-xs text-ink-2">
        Se ve en tus avisos y en tu página. Cuenta los últimos {answerStatisticsMonths} meses.
      </p>
    </Card>
  )
}
