import ShieldCheck from 'lucide-react/icons/shield-check'
import { type Ref, useId } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { FieldMessage } from '#web/ui/form/field-message.tsx'
import { Spinner } from '#web/ui/state/spinner.tsx'
import type { HumanCheckControl } from './use-human-check.ts'

const WORDS = {
  idle: 'Sin imágenes ni rastreadores: tu navegador resuelve un cálculo corto.',
  working: 'Comprobando…',
  done: 'Listo, gracias.',
  failed: '',
}

/** 'No soy un robot': a check box that starts a small proof of work in the browser. It needs scripts. */
export function HumanCheck({
  check,
  error,
  ref,
}: {
  check: HumanCheckControl
  /** Set when the form was sent without it. */
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}) {
  const id = useId()
  const { status } = check
  const failed = status === 'failed'
  return (
    <div className="grid gap-1.5 noscript:hidden">
      <div
        className={cx(
          'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 rounded-md border bg-surface p-4',
          error || failed ? 'border-bad-ink' : 'border-line-strong',
        )}
      >
        <div className="grid gap-1">
          <label className="flex min-h-6 items-center gap-2.5 text-control font-medium">
            <input
              ref={ref}
              type="checkbox"
              className="tick"
              checked={status === 'working' || status === 'done'}
              onChange={(event) => (event.target.checked ? check.start() : check.clear())}
              aria-invalid={error || failed ? true : undefined}
              aria-describedby={`${id}-state${error ? ` ${id}-error` : ''}`}
            />
            No soy un robot
          </label>
          <p id={`${id}-state`} role="status" className="pl-[1.875rem] text-xs text-ink-3">
            {failed ? 'No pudimos hacer la comprobación. Revisa tu conexión.' : WORDS[status]}
          </p>
        </div>
        <span className={cx('text-[1.5rem]', status === 'done' ? 'text-ok-ink' : 'text-ink-3')}>
          {status === 'working' ? <Spinner size={24} /> : <ShieldCheck className="icon" aria-hidden="true" />}
        </span>
        {status === 'working' && (
          <progress
            className="bar col-span-2 mt-3"
            value={check.progress}
            max={1}
            aria-label="Avance de la comprobación"
          />
        )}
        {failed && (
          <div className="col-span-2 mt-2 pl-[1.875rem]">
            <Button variant="secondary" size="sm" onClick={check.start}>
              Reintentar
            </Button>
          </div>
        )}
      </div>
      <FieldMessage id={`${id}-error`} error={error} />
    </div>
  )
}
