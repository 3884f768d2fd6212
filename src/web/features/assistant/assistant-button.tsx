import MessageCircle from 'lucide-react/icons/message-circle'
import { useEffect, useRef } from 'react'
import { useLocation, useMatches } from 'react-router'
import { cx } from '#web/ui/look/cx.ts'
import { AssistantOpener, useHasScripts } from './assistant-opener.tsx'
import { keepClear } from './keep-clear.ts'
import { useOpenAssistant } from './open-assistant.resource.ts'

/** The layout of a panel sets `handle = { hidesHelpButton: true }`: its header has the button. */
const hides = (handle: unknown) =>
  typeof handle === 'object' && handle !== null && 'hidesHelpButton' in handle

/**
 * The assistant over every page except its own, mounted once in the root, so that a conversation stays open while the
 * page behind it changes. Nothing of the conversation loads before it is opened.
 */
export function AssistantOverPages() {
  const { pathname } = useLocation()
  const opened = useOpenAssistant()
  const hasButton = !useMatches().some(({ handle }) => hides(handle))
  if (pathname === '/agente') return null
  return (
    <>
      {hasButton && <AssistantButton path={pathname} isOpen={Boolean(opened)} />}
      {opened && <opened.Panel path={pathname} opener={opened.opener} />}
    </>
  )
}

/**
 * The round button. It never covers a control or text: where its corner is taken it shrinks into the edge of the window.
 * Before scripts run it is a link at the end of the page.
 */
function AssistantButton({ path, isOpen }: { path: string; isOpen: boolean }) {
  const hasScripts = useHasScripts()
  const corner = useRef<HTMLElement>(null)
  useEffect(() => {
    if (corner.current && hasScripts && !isOpen) return keepClear(corner.current)
    return undefined
    // oxlint-disable-next-line react/exhaustive-deps -- another page has other things in the corner
  }, [path, hasScripts, isOpen])
  return (
    <section
      ref={corner}
      aria-label="Ayuda rápida"
      className={cx('help-corner', hasScripts ? 'fixed' : 'absolute', isOpen && 'invisible')}
    >
      <AssistantOpener className="help-button">
        <MessageCircle className="icon" aria-hidden="true" />
      </AssistantOpener>
    </section>
  )
}
