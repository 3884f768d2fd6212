import Star from 'lucide-react/icons/star'
import { cx } from '#web/ui/look/cx.ts'
import { FieldMessage } from './field-message.tsx'

type StarPickerProps = {
  name: string
  legend: string
  /** 1-5. */
  value: number
  onChange: (stars: number) => void
  error?: string | undefined
}

const inWords = (stars: number) => (stars === 1 ? '1 estrella' : `${stars} estrellas`)

/** One to five stars. They are radio buttons, for arrow keys and screen readers. */
export function StarPicker({ name, legend, value, onChange, error }: StarPickerProps) {
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-strong">{legend}</legend>
      <div className="flex flex-wrap items-center gap-x-3">
        <div className="-ml-1.5 flex">
          {[1, 2, 3, 4, 5].map((stars) => (
            <label
              key={stars}
              className="grid size-11 cursor-pointer place-items-center rounded-ctl text-[1.625rem] has-focus-visible:outline-2 has-focus-visible:outline-focus"
            >
              <input
                type="radio"
                name={name}
                value={stars}
                checked={stars === value}
                onChange={() => onChange(stars)}
                className="sr-only"
              />
              <Star className={cx('icon', stars <= value ? 'fill-accent text-accent' : 'text-line-strong')} />
              <span className="sr-only">{inWords(stars)}</span>
            </label>
          ))}
        </div>
        <span aria-hidden="true" className="text-sm text-ink-2 tabular-nums">
          {value} de 5
        </span>
      </div>
      <FieldMessage id={`${name}-message`} error={error} />
    </fieldset>
  )
}
