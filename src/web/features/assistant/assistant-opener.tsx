import { type ReactNode, useSyncExternalStore } from 'react'
import { openAssistant } from './open-assistant.ts'

const nothing = () => () => {}

/** Whether the page is hydrated; false on the server and during hydration. */
export const useHasScripts = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )

/** Opens the assistant's panel. Before scripts run it is a link to the assistant's page, which answers a plain form. */
export function AssistantOpener({ className, children }: { className: string; children: ReactNode }) {
  return useHasScripts() ? (
    <button
      type="button"
      aria-label="Asistente"
      aria-haspopup="dialog"
      className={className}
      onClick={({ currentTarget }) => openAssistant(currentTarget)}
    >
      {children}
    </button>
  ) : (
    <a href="/agente" aria-label="Asistente" className={className}>
      {children}
    </a>
  )
}
