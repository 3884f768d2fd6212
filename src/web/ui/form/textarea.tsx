import { type ComponentProps, useState } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { useFieldAria } from './field-context.ts'

type TextareaProps = Omit<ComponentProps<'textarea'>, 'style' | 'className'> & {
  /** Shows '52 / 2000' below the field. It counts but does not cut: the error says what is too long. */
  counterMax?: number
  /** The counter is red above this; above `counterMax` by default. */
  counterWarnsAbove?: number
}

/** Several lines of text, with a counter when `counterMax` is given (inside a `Field`, which reserves room for it). */
export function Textarea({
  counterMax,
  counterWarnsAbove = counterMax,
  onChange,
  rows = 5,
  ...rest
}: TextareaProps) {
  const aria = useFieldAria()
  const [typed, setTyped] = useState<number>()
  const length =
    rest.value === undefined ? (typed ?? String(rest.defaultValue ?? '').length) : String(rest.value).length
  return (
    <span className="relative grid" data-counter={counterMax === undefined ? undefined : ''}>
      <textarea
        {...aria}
        {...rest}
        rows={rows}
        onChange={(event) => {
          setTyped(event.target.value.length)
          onChange?.(event)
        }}
        className="control min-h-28 resize-y leading-normal"
      />
      {counterMax !== undefined && (
        <span
          className={cx(
            'absolute top-full right-0 mt-1.5 text-xs tabular-nums',
            length > (counterWarnsAbove ?? counterMax) ? 'font-medium text-bad-ink' : 'text-ink-3',
          )}
        >
          {length} / {counterMax}
        </span>
      )}
    </span>
  )
}
