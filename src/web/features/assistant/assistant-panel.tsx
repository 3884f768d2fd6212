import Maximize from 'lucide-react/icons/maximize-2'
import Trash from 'lucide-react/icons/trash-2'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { AssistantMark } from './assistant-mark.tsx'
import { Conversation } from './conversation.tsx'
import { closeAssistant, type PanelProps } from './open-assistant.resource.ts'
import { talk, useTalk } from './talk.resource.ts'
import { useIsNarrow } from './use-is-narrow.ts'
import { useVisibleHeight } from './use-visible-height.ts'

const ON_NIGHT = 'text-on-night! hover:bg-night-line!'

/**
 * The assistant over a page. On a wide screen the page beside it can be used, and changes while the conversation stays; on
 * a phone it is a sheet over the whole screen, which closes when a link is followed.
 */
export function AssistantPanel({ opener, path }: PanelProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const isNarrow = useIsNarrow()
  const hasTurns = useTalk().turns.length > 0
  useVisibleHeight(dialog, isNarrow)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    if (isNarrow) element.showModal()
    else element.show()
    element.querySelector('textarea')?.focus()
    return () => element.close()
  }, [isNarrow])
  // Later than the commit: only then is the button visible again. It may have gone with its page.
  useEffect(() => () => void setTimeout(() => opener.isConnected && opener.focus()), [opener])

  const followLink = ({ target }: MouseEvent) => {
    const link = (target as Element).closest('a[href]')
    if (link && isNarrow && !link.hasAttribute('data-opens-here') && !link.closest('dialog dialog'))
      closeAssistant()
  }
  const closeOnEscape = (event: KeyboardEvent) => {
    const isOfDialogAbove = (event.target as Element).closest('dialog') !== dialog.current
    if (event.key === 'Escape' && !isNarrow && !isOfDialogAbove) closeAssistant()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- it hears the presses and keys of its content
    <dialog
      ref={dialog}
      aria-labelledby={id}
      className="assistant-panel"
      onClick={followLink}
      onKeyDown={closeOnEscape}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        closeAssistant()
      }}
    >
      <div className="flex h-full flex-col">
        <div className="on-night flex items-center gap-1 bg-night py-3 pr-2 pl-4 text-on-night">
          <AssistantMark onNight />
          <div className="min-w-0 grow pl-2">
            <h2 id={id} className="text-h4">
              Agente de Qhatu
            </h2>
            <p className="text-xs text-on-night-2">Asistente automático</p>
          </div>
          {hasTurns && (
            <Button
              variant="quiet"
              size="sm"
              iconOnly
              aria-label="Borrar la conversación"
              className={ON_NIGHT}
              onClick={talk.forget}
            >
              <Trash className="icon" />
            </Button>
          )}
          <Link
            to="/agente"
            aria-label="Abrir en toda la página"
            className={buttonClass({ variant: 'quiet', size: 'sm', iconOnly: true }, ON_NIGHT)}
          >
            <Maximize className="icon" />
          </Link>
          <Button
            variant="quiet"
            size="sm"
            iconOnly
            aria-label="Cerrar el asistente"
            className={ON_NIGHT}
            onClick={closeAssistant}
          >
            <X className="icon" />
          </Button>
        </div>
        <Conversation path={path} inPanel />
      </div>
    </dialog>
  )
}
