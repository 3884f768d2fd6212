import { useId } from 'react'
import { stairHeights } from '#web/ui/look/points-stair.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { pointNames } from './scorecard.words.ts'

type RatingStairProps = {
  name: string
  hint: string
  /** Null: not rated yet. */
  points: number | null
  onChange: (points: number) => void
}

/** The points of one attribute as a flight of steps. Each step is a radio; the keys 1 to 4 choose one. */
export function RatingStair({ name, hint, points, onChange }: RatingStairProps) {
  const group = useId()
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys are those of the radios inside
    <fieldset
      className="grid gap-2"
      onKeyDown={({ key, ctrlKey, metaKey, altKey, currentTarget }) => {
        const chosen = Number(key)
        if (
          ctrlKey ||
          metaKey ||
          altKey ||
          !(chosen in pointNames || chosen === pointNames.length) ||
          chosen < 1
        )
          return
        onChange(chosen)
        currentTarget.querySelectorAll('input')[chosen - 1]?.focus()
      }}
    >
      <legend className="mb-2 flex flex-wrap items-baseline gap-x-2 text-sm font-strong wrap-anywhere">
        {name} {hint && <span className="text-xs font-body text-ink-3">{hint}</span>}
      </legend>
      <div className="grid grid-cols-4 gap-0.5">
        {pointNames.map((step, at) => {
          const isOn = points !== null && at < points
          const isChosen = points === at + 1
          return (
            <label
              key={step}
              className="grid cursor-pointer content-end gap-1.5 rounded-xs pt-2 has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={group}
                className="sr-only"
                checked={isChosen}
                onChange={() => onChange(at + 1)}
              />
              <span
                aria-hidden="true"
                className={cx(stairHeights[at], isOn ? 'bg-ink' : 'bg-match-track hover:bg-line-strong')}
              />
              <span className={cx('text-xs', isChosen ? 'font-strong' : 'text-ink-2')}>{step}</span>
            </label>
          )
        })}
      </div>
    </fieldset>
  )
}
