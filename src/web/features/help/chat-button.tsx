import MessageCircle from 'lucide-react/icons/message-circle'
import { lazy, Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLocation } from 'react-router'
import { cx } from '../../ui/cx.ts'

const HelpPanel = lazy(async () => ({ default: (await import('./help-panel.tsx')).HelpPanel }))

const nothing = () => () => {}

/**
 * The round button of every page but the assistant's own. Until scripts run it is a link to the help centre; then it opens
 * the panel, which is loaded by the first press. It makes way for the focus: what it would hide (WCAG 2.4.11) pushes it aside.
 */
export function ChatButton() {
  const { pathname } = useLocation()
  const hasScripts = useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )
  const [isOpen, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  const { ref, isAside } = useWayForFocus(pathname)
  if (pathname === '/agente') return null
  const look = cx(
    'fixed right-4 bottom-(--chat-bottom) z-chat grid size-[70px] place-items-center rounded-full bg-accent text-on-accent shadow-pop transition-[translate,background-color] hover:bg-accent-hover focus-visible:rounded-full active:bg-accent-press lg:right-6 print:hidden',
    isAside && 'translate-x-[calc(100%+2rem)]',
  )
  const icon = <MessageCircle className="icon text-[1.6rem]" aria-hidden="true" />
  return (
    <section ref={ref} aria-label="Ayuda rápida">
      {hasScripts ? (
        <button
          type="button"
          aria-label="Ayuda"
          aria-haspopup="dialog"
          className={look}
          onClick={() => {
            setOpened(true)
            setOpen(true)
          }}
        >
          {icon}
        </button>
      ) : (
        <a href="/ayuda" aria-label="Ayuda" className={look}>
          {icon}
        </a>
      )}
      {wasOpened && (
        <Suspense fallback={null}>
          <HelpPanel open={isOpen} onClose={() => setOpen(false)} path={pathname} />
        </Suspense>
      )}
    </section>
  )
}

/** True while what has the keyboard's focus, or is typed into, lies under the button's place. */
function useWayForFocus(pathname: string) {
  const ref = useRef<HTMLElement>(null)
  const [isAside, setAside] = useState(false)
  useEffect(() => {
    const look = () => setAside(ref.current !== null && isUnder(ref.current.firstElementChild))
    // The thing that had the focus may have gone with the last page.
    const frame = requestAnimationFrame(look)
    const lookLater = () => requestAnimationFrame(look)
    document.addEventListener('focusin', look)
    document.addEventListener('focusout', lookLater)
    document.addEventListener('scroll', look, { passive: true, capture: true })
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', look)
      document.removeEventListener('focusout', lookLater)
      document.removeEventListener('scroll', look, { capture: true })
    }
    // oxlint-disable-next-line react/exhaustive-deps -- another page may leave the focus elsewhere
  }, [pathname])
  return { ref, isAside }
}

/** Whether the focus lies where the button stands when nothing has pushed it aside. */
function isUnder(button: Element | null): boolean {
  const focused = document.activeElement
  if (!button || !focused || focused === button || !focused.matches(':focus-visible')) return false
  const box = focused.getBoundingClientRect()
  // Of a whole region that took the focus, enough is seen beside the button.
  if (box.height > innerHeight / 2) return false
  const { right, bottom } = getComputedStyle(button)
  const left = innerWidth - Number.parseFloat(right) - button.clientWidth
  const end = innerHeight - Number.parseFloat(bottom)
  return box.right > left && box.bottom > end - button.clientHeight && box.top < end
}
