import type { ReactNode } from 'react'
import type { DeliveryDetail } from '#contracts/webhooks/webhooks.contract.ts'
import type { TryStarter } from '#contracts/webhooks/webhooks-vocabulary.ts'
import { mostTries } from '#domain/webhooks/schedule.ts'
import { durationText, outcomeText, tryTime } from '#domain/webhooks/webhook.words.ts'
import { cx } from '#web/ui/look/cx.ts'

const starters: Record<TryStarter, string> = {
  schedule: '',
  company: 'a mano',
  admin: 'desde Qhatu',
}

/** The tries of a delivery as stitches, then one by one, the next one first. */
export function DeliveryTries({ delivery }: { delivery: DeliveryDetail }) {
  const { attempts, tries, nextAt, status, problem } = delivery
  const isOver = status === 'failed' && attempts.length === 0
  return (
    <section>
      <h3 className="text-sm font-strong">
        Intentos{' '}
        <span className="font-text text-ink-2">{tries > mostTries ? tries : `${tries} de ${mostTries}`}</span>
      </h3>
      <div aria-hidden="true" className="mt-2 mb-3 flex gap-1">
        {Array.from({ length: mostTries }, (_, index) => (
          <i
            key={index}
            className={cx(
              'h-1 grow',
              index >= tries
                ? 'bg-line'
                : index === tries - 1 && status === 'success'
                  ? 'bg-ok-ink'
                  : 'bg-bad-ink',
            )}
          />
        ))}
      </div>
      <ol className="grid gap-2.5 text-sm">
        {status === 'pending' && (
          <Line mark="border-2 border-accent" time={nextAt && tryTime(new Date(nextAt))}>
            {tries === 0 ? 'En cola' : 'Próximo intento'}
          </Line>
        )}
        {isOver && (
          <Line mark="bg-bad-ink" time={null}>
            {outcomeText({ code: null, problem })}
          </Line>
        )}
        {attempts.map((attempt) => (
          <Line
            key={attempt.number}
            mark={
              attempt.code !== null && attempt.code < 300 && !attempt.problem ? 'bg-ok-ink' : 'bg-bad-ink'
            }
            time={tryTime(new Date(attempt.at))}
          >
            {attempt.code !== null && <b className="font-strong tabular-nums">{attempt.code} </b>}
            {outcomeText(attempt)}
            <span className="block text-xs text-ink-2">
              {[durationText(attempt.ms), starters[attempt.startedBy]].filter(Boolean).join(' · ')}
            </span>
          </Line>
        ))}
      </ol>
    </section>
  )
}

function Line({ mark, time, children }: { mark: string; time: string | null; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-2.5">
      <i aria-hidden="true" className={cx('mt-1.5 size-2', mark)} />
      <div>{children}</div>
      {time && <time className="text-xs whitespace-nowrap text-ink-2 tabular-nums">{time}</time>}
    </li>
  )
}
