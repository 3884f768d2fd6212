import Check from 'lucide-react/icons/check'
import type { PlanReply } from '#contracts/coach/plan.contract.ts'
import { formatPartialDate } from '#domain/time/dates.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Staircase } from '#web/ui/look/staircase.tsx'
import { cx } from '#web/ui/look/cx.ts'

/** The steps of this week, those that are done at the end. */
export function PlanView({ plan: { week, steps } }: { plan: PlanReply }) {
  const done = steps.filter(({ isDone }) => isDone).length
  const summary = `${done} de ${steps.length} listos`
  return (
    <>
      <h1>Plan de la semana</h1>
      <p className="mt-2 max-w-[64ch] text-sm text-ink-2">
        Pocos pasos, según cómo están tu perfil y tus postulaciones. Se marcan solos cuando los haces.
      </p>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-4 max-w-[46rem]">
        <div>
          <h2 className="text-h4">Desde el lunes {formatPartialDate(week)}</h2>
          <p className="text-sm text-ink-2">{summary}</p>
        </div>
        {steps.length > 0 && <Staircase done={done} total={steps.length} label={summary} />}
      </div>
      <ol className="mt-4 grid max-w-[46rem] gap-3">
        {steps.map(({ key, title, text, href, action, isDone }) => (
          <li
            key={key}
            className={cx(
              'grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-2 rounded-md border border-line p-4 sm:grid-cols-[auto_minmax(0,1fr)_auto]',
              isDone ? 'bg-sunken' : 'bg-surface',
            )}
          >
            <span
              className={cx(
                'mt-0.5 grid size-6 place-items-center rounded-sm text-[0.875rem]',
                isDone ? 'bg-ok-soft text-ok-ink' : 'border border-line-strong',
              )}
            >
              {isDone && <Check className="icon" />}
              <span className="sr-only">{isDone ? 'Listo: ' : 'Por hacer: '}</span>
            </span>
            <div className="min-w-0">
              <h3 className="text-base font-strong wrap-anywhere">{title}</h3>
              <p className="text-sm text-ink-2 wrap-anywhere">{text}</p>
            </div>
            {!isDone && (
              <LinkButton
                to={href}
                variant="secondary"
                size="sm"
                className="max-sm:col-start-2 justify-self-start"
              >
                {action}
                <span className="sr-only">: {title}</span>
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
