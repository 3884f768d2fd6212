import { type ReactNode, useId } from 'react'
import { FieldMessage } from '#web/ui/form/field-message.tsx'

export interface Tile {
  value: string
  /** The accessible name: 'martes 24 de noviembre, 5 horarios libres'. */
  name: string
  label: ReactNode
  disabled?: boolean
}

type ChoiceTilesProps = {
  legend: string
  tiles: readonly Tile[]
  value: string | null
  onChange: (value: string) => void
  error?: string | undefined
  /** The classes of the surrounding grid. */
  grid: string
}

/**
 * A choice of one among many small options, such as days and times. They are radio buttons, so the arrow keys move through
 * the enabled ones.
 */
export function ChoiceTiles({ legend, tiles, value, onChange, error, grid }: ChoiceTilesProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={error ? id : undefined} className="grid min-w-0 gap-1.5">
      <legend className="mb-1.5 text-sm font-strong">{legend}</legend>
      <div className={grid}>
        {tiles.map((tile) => (
          <label
            key={tile.value}
            className="relative grid min-h-control min-w-0 place-items-center rounded-ctl border border-line-strong bg-surface px-1 py-1.5 text-center text-sm leading-tight has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:border-transparent has-disabled:bg-sunken has-disabled:text-ink-3 not-has-disabled:cursor-pointer not-has-disabled:not-has-checked:hover:border-ink"
          >
            <input
              type="radio"
              name={id}
              value={tile.value}
              checked={tile.value === value}
              disabled={tile.disabled}
              onChange={() => onChange(tile.value)}
              aria-label={tile.name}
              className="absolute inset-0 size-full cursor-[inherit] appearance-none opacity-0"
            />
            <span aria-hidden="true">{tile.label}</span>
          </label>
        ))}
      </div>
      <FieldMessage id={id} error={error} />
    </fieldset>
  )
}
