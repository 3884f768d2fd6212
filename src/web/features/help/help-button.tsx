import MessageCircle from 'lucide-react/icons/message-circle'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { cx } from '#web/ui/look/cx.ts'
import { keepClear } from './keep-clear.ts'
import { HelpOpener, useHasScripts } from './help-opener.tsx'

/** The layout of a panel sets `handle = { hidesHelpButton: true }`. */
const hides = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'hidesHelpButton' in handle

/**
 * The round help button of every page except the assistant's and the panels. It never covers a control or text: where its
 * corner is taken it shrinks into the edge of the window. Before scripts run it is a link at the end of the page.
 */
export function HelpButton() {
  const { pathname } = useLocation()
  const isHidden = useMatches().some(({ handle }) => hides(handle)) || pathname === '/agente'
  const hasScripts = useHasScripts()
  const corner = useRef<HTMLElement>(null)
  useEffect(() => {
    if (corner.current && hasScripts) return keepClear(corner.current)
    return undefined
    // oxlint-disable-next-line react/exhaustive-deps -- another page has other things in the corner
  }, [pathname, hasScripts, isHidden])
  if (isHidden) return null
  return (
    <section
      ref={corner}
      aria-label="Ayuda rápida"
      className={cx('help-corner', hasScripts ? 'fixed' : 'absolute')}
    >
      <HelpOpener className="help-button">
        <MessageCircle className="icon" aria-hidden="true" />
      </HelpOpener>
    </section>
  )
}
