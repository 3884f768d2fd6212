import Info from 'lucide-react/icons/info'
import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'

/** As documented: a hint waits before it opens under a resting pointer, and not when another has just closed. In milliseconds. */
const openDelay = 700
const skipDelay = 300
const leaveDelay = 150
let closedAt = -Infinity

/**
 * A word with an explanation behind a small sign: it opens on a press, and under a pointer that rests on it. The browser's own
 * popover, so it works before any script, closes with Escape and by a press outside. `label` names what is explained.
 */
export function Hint({ label, children }: { label: string; children: ReactNode }) {
  const id = useId()
  const popover = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const enter = (event: PointerEvent<HTMLButtonElement>) => {
    if (event.pointerType !== 'mouse') return
    const source = event.currentTarget
    const wait = performance.now() - closedAt < skipDelay ? 0 : openDelay
    timer.current = setTimeout(() => popover.current?.showPopover({ source }), wait)
  }
  // Not at once: the pointer may be on its way into the explanation.
  const leave = (event: PointerEvent) => {
    clearTimeout(timer.current)
    if (event.pointerType !== 'mouse') return
    timer.current = setTimeout(() => {
      if (!popover.current?.matches(':popover-open')) return
      popover.current.hidePopover()
      closedAt = performance.now()
    }, leaveDelay)
  }

  return (
    <>
      <button
        type="button"
        aria-label={`Qué significa ${label}`}
        popoverTarget={id}
        onPointerEnter={enter}
        onPointerLeave={leave}
        className="-m-1 inline-grid size-6 place-items-center rounded-full align-middle text-ink-3 hover:text-ink"
      >
        <Info className="icon text-[0.8rem]" />
      </button>
      {/* A span: hints stand inside of sentences, and a paragraph ends where a block begins. */}
      <span
        ref={popover}
        id={id}
        popover="auto"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={leave}
        className="hint text-left text-sm font-body whitespace-normal"
      >
        {children}
      </span>
    </>
  )
}
