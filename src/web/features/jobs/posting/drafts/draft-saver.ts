/** How it stands with a draft. `changed`: somebody else wrote it meanwhile, and the person chooses. */
export type DraftState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: string }
  | { kind: 'failed'; reason: string }
  | { kind: 'changed' }

export interface SavedDraft {
  id: number
  version: number
  updatedAt: string
}

interface Saving<Values> {
  /** The stored draft; null: nothing is stored yet. */
  draft: SavedDraft | null
  /** What the form has now. */
  read: () => Values
  /** What the form had at first: it is not stored until it differs. */
  initial: Values
  save: (draft: SavedDraft | null, values: Values) => Promise<SavedDraft>
  /** What a failed save means: somebody else's change, a draft that is gone, or a failure with its reason. */
  explain: (error: unknown, draft: SavedDraft | null) => 'changed' | 'gone' | { reason: string }
  onState: (state: DraftState) => void
}

/** Pauses in milliseconds: after the last key, and before a failed save is tried again. */
const pauses = { typing: 600, retry: 5000 } as const

/** Stores what is typed, one request after the other. What was typed during a request is stored by the next one. */
export function createDraftSaver<Values>({ draft, read, initial, save, explain, onState }: Saving<Values>) {
  let known = draft
  let stored = JSON.stringify(initial)
  let timer: ReturnType<typeof setTimeout> | undefined
  let running = Promise.resolve()
  let isWaiting = false
  let isOver = false

  const again = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void flush(), pause)
  }

  const saveOnce = async (): Promise<void> => {
    const values = read()
    const written = JSON.stringify(values)
    if (isOver || isWaiting || written === stored) return
    onState({ kind: 'saving' })
    try {
      known = await save(known, values)
      stored = written
      if (!isOver) onState({ kind: 'saved', at: known.updatedAt })
    } catch (error) {
      const why = explain(error, known)
      if (why === 'gone') known = null
      if (why === 'changed') isWaiting = true
      else again(why === 'gone' ? 0 : pauses.retry)
      if (why !== 'gone') onState(why === 'changed' ? { kind: 'changed' } : { kind: 'failed', ...why })
    }
  }

  /** Stores at once what is not stored yet. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    // After the one that runs, in any number of calls.
    running = running.then(saveOnce)
    await running
  }

  return {
    /** Something was typed. */
    touch: () => again(pauses.typing),
    flush,
    /** Goes on after somebody else's change, on top of that draft. */
    resume: (from: SavedDraft, values?: Values) => {
      known = from
      if (values !== undefined) stored = JSON.stringify(values)
      isWaiting = false
      return flush()
    },
    /** Starts again from nothing. */
    forget: () => {
      clearTimeout(timer)
      known = null
      isWaiting = false
      stored = JSON.stringify(initial)
      onState({ kind: 'untouched' })
    },
    /** Nothing is stored any more: it was published or deleted. */
    end: () => {
      isOver = true
      clearTimeout(timer)
    },
    id: () => known?.id ?? null,
  }
}
