/** Who runs the model that this browser said no to: it is asked once, and the settings have the switches. */
const key = 'qhatu.modelo'

export function wasDeclined(host: string): boolean {
  try {
    return localStorage.getItem(key) === host
  } catch {
    return false
  }
}

export function decline(host: string): void {
  try {
    localStorage.setItem(key, host)
  } catch {
    // Without storage it is asked again.
  }
}
