import { type ReactNode, useSyncExternalStore } from 'react'
import { showToast } from '#web/ui/overlay/toast-store.ts'

const nothing = () => () => {}

/** Whether the page is hydrated; false on the server and during hydration. */
export const useHasScripts = () =>
  useSyncExternalStore(
    nothing,
    () => true,
    () => false,
  )

/** Without a network the page stays as it is. */
async function open(button: HTMLElement): Promise<void> {
  button.ariaBusy = 'true'
  try {
    await (await import('./load-panel.ts')).openPanel(button)
  } catch {
    showToast({
      title: 'No se pudo abrir el asistente',
      description: 'Revisa tu conexión.',
      tone: 'destructive',
    })
  }
  button.ariaBusy = null
}

/** Opens the assistant's panel. Before scripts run it is a link to the assistant's page, which answers a plain form. */
export function AssistantOpener({ className, children }: { className: string; children: ReactNode }) {
  return useHasScripts() ? (
    <button
      type="button"
      aria-label="Asistente"
      aria-haspopup="dialog"
      className={className}
      onClick={({ currentTarget }) => void open(currentTarget)}
    >
      {children}
    </button>
  ) : (
    <a href="/agente" aria-label="Asistente" className={className}>
      {children}
    </a>
  )
}
