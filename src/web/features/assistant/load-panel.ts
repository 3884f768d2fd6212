import { showAssistant } from './open-assistant.resource.ts'

/**
 * Loads the panel and opens it. A step between the pages and the panel: whoever imports a module on demand carries the
 * names of all its files, which every page would pay for.
 */
export async function openPanel(opener: HTMLElement): Promise<void> {
  const { AssistantPanel } = await import('./assistant-panel.tsx')
  showAssistant({ Panel: AssistantPanel, opener })
}
