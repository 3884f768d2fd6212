import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { cx } from '#web/ui/look/cx.ts'
import { useFieldAria } from './field-context.ts'

type ComboboxProps = {
  /** The typed text. */
  value: string
  onChange: (typed: string) => void
  /** The options for the typed text, best first. */
  options: readonly string[]
  /** Called with an option or, on Enter, with the typed text: it need not be an option. */
  onPick: (name: string) => void
  /** The accessible name of the list: 'Habilidades sugeridas'. */
  listLabel: string
  placeholder?: string
  maxLength?: number
  onPaste?: React.ClipboardEventHandler<HTMLInputElement>
  ref?: React.Ref<HTMLInputElement>
}

/**
 * A text field with a list of suggestions, by the pattern of an editable combobox (WAI-ARIA APG): arrows move, Enter takes
 * the active option or the typed text, Escape closes the list. Use it inside a `Field`.
 */
export function Combobox({ value, onChange, options, onPick, listLabel, ref, ...rest }: ComboboxProps) {
  const aria = useFieldAria()
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [marked, setMarked] = useState(-1)
  const shows = isOpen && options.length > 0
  const active = shows && marked < options.length ? marked : -1

  useEffect(() => {
    if (active >= 0) document.getElementById(`${listId}-${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [listId, active])

  const close = () => {
    setOpen(false)
    setMarked(-1)
  }
  const pick = (name: string) => {
    close()
    onPick(name)
  }
  const step = (by: 1 | -1) => {
    if (!shows) setOpen(true)
    const last = options.length - 1
    const next = active + by
    setMarked(next > last ? 0 : next < 0 ? last : next)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      step(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter') {
      // Never submits the form.
      event.preventDefault()
      const name = options[active] ?? value.trim()
      if (name !== '') pick(name)
    } else if (event.key === 'Escape' && shows) {
      // Closes the list, not the dialog around it.
      event.preventDefault()
      event.stopPropagation()
      close()
    }
  }

  return (
    <span className="relative block">
      <input
        {...aria}
        {...rest}
        ref={ref}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={shows}
        aria-controls={listId}
        aria-activedescendant={active < 0 ? undefined : `${listId}-${active}`}
        autoComplete="off"
        autoCapitalize="off"
        enterKeyHint="done"
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          setMarked(-1)
          setOpen(event.target.value.trim() !== '')
        }}
        onKeyDown={onKeyDown}
        onBlur={close}
        className="control"
      />
      <div
        id={listId}
        role="listbox"
        aria-label={listLabel}
        hidden={!shows}
        className="absolute inset-x-0 top-full z-sticky mt-1 max-h-64 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-pop"
      >
        {options.map((name, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the field's, which keeps the focus
          <div
            key={name}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            // Keeps the focus in the field.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(name)}
            className={cx(
              'flex min-h-9 cursor-pointer items-center rounded-sm px-3 py-1.5 text-sm wrap-anywhere hover:bg-sunken',
              index === active && 'bg-sunken font-strong',
            )}
          >
            {name}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {shows && (options.length === 1 ? '1 sugerencia' : `${options.length} sugerencias`)}
      </span>
    </span>
  )
}
