/** One of this browser's tabs leads. In milliseconds: how long the others wait for a sign of it. */
const patience = 2000

export interface Leading {
  /** Begins what only the leading tab does; the answer ends it. */
  lead(): () => void
  /** Asks the leading tab for a sign; it is given by `heardLeader`. */
  ask(): void
}

/**
 * Makes this tab one of those of which one leads: the others wait for a lock that the browser gives on when the leading tab
 * is closed. A leader that gives no sign (a telephone stops what it does not show) is replaced.
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
      // Another tab has taken the lead, or this one no longer waits for it.
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
