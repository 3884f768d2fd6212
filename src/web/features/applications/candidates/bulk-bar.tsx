import X from 'lucide-react/icons/x'
import { useRef } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { type BulkAct, bulkActs } from './bulk-acts.tsx'

type BulkBarProps = {
  count: number
  /** How many the filters leave; those that are not loaded can be chosen, too. */
  found: number
  /** All of them are being looked up: nothing can be done until then. */
  isChoosing: boolean
  onChooseAll: () => void
  onClear: () => void
  onAct: (act: BulkAct) => void
}

export const fits = ({ least = 1, most = Infinity }: BulkAct, count: number): boolean =>
  count >= least && count <= most

/** The dark bar of those who are chosen. It survives a change of view. */
export function BulkBar({ count, found, isChoosing, onChooseAll, onClear, onAct }: BulkBarProps) {
  const statusRef = useRef<HTMLParagraphElement>(null)
  return (
    <div
      role="region"
      aria-label="Candidatos elegidos"
      className="on-night sticky bottom-[calc(var(--foot-nav)+0.75rem)] z-sticky mx-auto flex w-fit max-w-full items-center gap-x-2 gap-y-1 rounded-md bg-night p-2 text-on-night shadow-float max-sm:w-full max-sm:flex-col max-sm:items-stretch"
    >
      <div className="flex items-center gap-2">
        <button
          type="button"
          aria-label="No elegir a nadie"
          disabled={isChoosing}
          onClick={onClear}
          className="grid size-9 place-items-center rounded-sm hover:bg-night-line"
        >
          <X className="icon" />
        </button>
        <p
          ref={statusRef}
          tabIndex={-1}
          role="status"
          aria-busy={isChoosing}
          className="pr-2 text-sm whitespace-nowrap"
        >
          <b className="fig text-lg">{count}</b>{' '}
          <span className="text-on-night-2">{count === 1 ? 'elegido' : 'elegidos'}</span>
        </p>
        {count < found && (
          <button
            type="button"
            disabled={isChoosing}
            onClick={() => {
              // The button goes with the act; the keyboard goes on from the count.
              statusRef.current?.focus()
              onChooseAll()
            }}
            className="min-h-9 px-2 text-sm whitespace-nowrap underline underline-offset-4 disabled:opacity-60"
          >
            Elegir a los {found}
          </button>
        )}
      </div>
      <div className="flex gap-2 max-sm:overflow-x-auto sm:flex-wrap">
        {bulkActs
          .filter((act) => fits(act, count))
          .map((act) => (
            <button
              key={act.id}
              type="button"
              disabled={isChoosing}
              onClick={() => onAct(act)}
              className={cx(
                'inline-flex min-h-9 flex-none items-center gap-2 rounded-sm border px-3 text-sm font-medium focus-visible:outline-offset-[-3px] disabled:opacity-60',
                act.isMain
                  ? 'border-accent bg-accent text-on-accent hover:bg-accent-hover'
                  : 'border-night-line hover:bg-night-line',
              )}
            >
              {act.icon}
              {act.label}
            </button>
          ))}
      </div>
    </div>
  )
}
