import X from 'lucide-react/icons/x'
import { cx } from '#web/ui/look/cx.ts'
import { type BulkAct, bulkActs } from './bulk-acts.tsx'

type BulkBarProps = {
  count: number
  /** How many the filters leave; those that are not loaded can be chosen, too. */
  found: number
  onChooseAll: () => void
  onClear: () => void
  onAct: (act: BulkAct) => void
}

export const fits = ({ least = 1, most = Infinity }: BulkAct, count: number): boolean =>
  count >= least && count <= most

/** The dark bar of those who are chosen. It survives a change of view. */
export function BulkBar({ count, found, onChooseAll, onClear, onAct }: BulkBarProps) {
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
          onClick={onClear}
          className="grid size-9 place-items-center rounded-sm hover:bg-night-line"
        >
          <X className="icon" />
        </button>
        <p role="status" className="pr-2 text-sm whitespace-nowrap">
          <b className="fig text-lg">{count}</b>{' '}
          <span className="text-on-night-2">{count === 1 ? 'elegido' : 'elegidos'}</span>
        </p>
        {count < found && (
          <button
            type="button"
            onClick={onChooseAll}
            className="min-h-9 px-2 text-sm whitespace-nowrap underline underline-offset-4"
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
              onClick={() => onAct(act)}
              className={cx(
                'inline-flex min-h-9 flex-none items-center gap-2 rounded-sm border px-3 text-sm font-medium focus-visible:outline-offset-[-3px]',
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
