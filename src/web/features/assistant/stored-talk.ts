/** In the tab's own storage: it survives a reload and ends with the tab, and two tabs have two conversations. */
export const talkKey = 'qhatu.asistente'

/** Whether this tab has a conversation, without loading it. */
export function hasStoredTalk(): boolean {
  try {
    return sessionStorage.getItem(talkKey) !== null
  } catch {
    return false
  }
}
