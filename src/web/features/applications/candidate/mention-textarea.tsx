import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useId, useState } from 'react'
import type { Colleague } from '#contracts/applications/notes.contract.ts'
import { Avatar } from '#web/ui/look/avatar.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { colleaguesFor, openMention, type OpenMention, withMention } from './mention-text.ts'

type MentionTextareaProps = Pick<ComponentProps<'textarea'>, 'rows' | 'placeholder' | 'aria-invalid'> & {
  label: string
  value: string
  onChange: (text: string) => void
  colleagues: readonly Colleague[]
  /** Ctrl+Enter. */
  onSend: () => void
  box: RefObject<HTMLTextAreaElement | null>
}

/** A text in which '@' opens the list of colleagues: arrows move, Enter or Tab takes one, Escape closes it. */
export function MentionTextarea({
  label,
  value,
  onChange,
  colleagues,
  onSend,
  box,
  ...rest
}: MentionTextareaProps) {
  const listId = useId()
  const [open, setOpen] = useState<OpenMention | null>(null)
  const [marked, setMarked] = useState(0)
  const [caretAt, setCaretAt] = useState<number | null>(null)
  const options = open ? colleaguesFor(colleagues, open.query) : []
  const active = Math.min(marked, options.length - 1)

  useEffect(() => {
    if (caretAt !== null) box.current?.setSelectionRange(caretAt, caretAt)
  }, [caretAt, box])

  const look = () => {
    const { value: text, selectionStart } = box.current ?? { value: '', selectionStart: 0 }
    setOpen(openMention(text, selectionStart))
  }
  const pick = (name: string) => {
    if (!open) return
    const { text, caret } = withMention(value, open, name)
    onChange(text)
    setOpen(null)
    setCaretAt(caret)
    box.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault()
      onSend()
    } else if (options.length > 0) onListKey(event)
  }
  const onListKey = (event: KeyboardEvent) => {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (by !== undefined) setMarked((active + by + options.length) % options.length)
    else if (event.key === 'Enter' || event.key === 'Tab') pick(options[active]?.name ?? '')
    else if (event.key === 'Escape') setOpen(null)
    else return
    event.preventDefault()
    // Escape closes the list, not the panel around it.
    event.stopPropagation()
  }

  return (
    <span className="relative block">
      <textarea
        {...rest}
        ref={box}
        aria-label={label}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-activedescendant={options.length > 0 ? `${listId}-${active}` : undefined}
        value={value}
        onChange={(event) => {
          onChange(event.target.value)
          setMarked(0)
          setCaretAt(null)
          look()
        }}
        onClick={look}
        onKeyUp={(event) => {
          if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') look()
        }}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(null)}
        className="block w-full resize-y rounded-t-md bg-transparent px-4 py-3 text-sm leading-normal outline-none placeholder:text-ink-3"
      />
      <div
        id={listId}
        role="listbox"
        aria-label="Mencionar a"
        hidden={options.length === 0}
        className="absolute inset-x-3 top-full z-sticky max-h-56 max-w-80 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-pop"
      >
        {options.map(({ userId, name }, index) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus -- the keys are the text's, which keeps the focus
          <div
            key={userId}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(name)}
            className={cx(
              'flex min-h-10 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 text-sm wrap-anywhere hover:bg-sunken',
              index === active && 'bg-sunken font-strong',
            )}
          >
            <Avatar name={name} size={34} />
            {name}
          </div>
        ))}
      </div>
      <span role="status" className="sr-only">
        {open !== null && (options.length === 1 ? '1 persona' : `${options.length} personas`)}
      </span>
    </span>
  )
}
