import Info from 'lucide-react/icons/info'
import { type PointerEvent, type ReactNode, useEffect, useId, useRef } from 'react'

/** As documented: a hint opens after this delay on hover, and at once when another has just closed. In milliseconds. */
const openDelay = 700
const skipDelay = 300
const leaveDelay = 150
let closedAt = -Infinity

/**
 * A term with an explanation: it opens on a press and on hover. It is a native popover, so it works without scripts and
 * closes with Escape or a press outside. `label` names the term.
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
  // Delayed: the pointer may be moving to the explanation.
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
      {/* A span: hints stand inside sentences, and a block would end the paragraph. */}
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
