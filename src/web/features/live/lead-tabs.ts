/** In milliseconds: how long the other tabs wait for a sign of the leading tab. */
const patience = 2000

export interface Leading {
  /** Starts what only the leading tab does; the returned function stops it. */
  lead(): () => void
  /** Asks the leading tab for a sign; call `heardLeader` when it comes. */
  ask(): void
}

/**
 * Elects one leading tab. The others wait for a lock, which the browser passes on when the leading tab closes. A leader
 * that gives no sign (a phone suspends hidden tabs) is replaced.
 */
export function leadTabs(name: string, { lead, ask }: Leading) {
  const leaving = new AbortController()
  let isLeading = false
  let timer: ReturnType<typeof setTimeout> | undefined

  const request = async (options: LockOptions): Promise<void> => {
    let stop = () => {}
    try {
      await navigator.locks.request(name, options, async () => {
        clearTimeout(timer)
        if (leaving.signal.aborted) return
        isLeading = true
        stop = lead()
        await new Promise<void>((resolve) => leaving.signal.addEventListener('abort', () => resolve()))
      })
    } catch {
      // Another tab took the lock, or this one stopped waiting for it.
    }
    isLeading = false
    stop()
    if (!leaving.signal.aborted) await request({ signal: leaving.signal })
  }
  void request({ signal: leaving.signal })
  ask()
  timer = setTimeout(() => {
    if (!isLeading && !leaving.signal.aborted) void request({ steal: true })
  }, patience)

  return {
    isLeading: () => isLeading,
    heardLeader: () => clearTimeout(timer),
    leave() {
      clearTimeout(timer)
      leaving.abort()
    },
  }
}
