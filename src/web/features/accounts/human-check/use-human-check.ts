import { useEffect, useRef, useState } from 'react'

interface State {
  status: 'idle' | 'working' | 'done' | 'failed'
  /** Of the work, from 0 to 1. */
  progress: number
}

export interface HumanCheckControl extends State {
  /** Begins the work: the box was ticked. */
  start(): void
  /** Unticks the box. */
  clear(): void
  /** What to send as `humanCheck`: waits for the work; null when the box is not ticked or the work failed. */
  answer(): Promise<string | null>
  /** After a refused request: its solution is used up, so a new one is made without asking the person again. */
  renew(): void
}

// Only once the box is ticked: then the server is asked anyhow.
const solve = async (onProgress: (progress: number) => void) =>
  (await import('./solve-human-check.ts')).solveHumanCheck(onProgress)

/** The state of 'No soy un robot' in a form. */
function useHumanCheck(): HumanCheckControl {
  const [state, setState] = useState<State>({ status: 'idle', progress: 0 })
  const work = useRef<Promise<string | null> | null>(null)

  const start = () => {
    const attempt: Promise<string | null> = solve((progress) => {
      if (work.current === attempt) setState({ status: 'working', progress })
    }).then(
      (payload) => {
        if (work.current === attempt) setState({ status: 'done', progress: 1 })
        return payload
      },
      () => {
        if (work.current === attempt) {
          work.current = null
          setState({ status: 'failed', progress: 0 })
        }
        return null
      },
    )
    work.current = attempt
    setState({ status: 'working', progress: 0 })
  }

  return {
    ...state,
    start,
    clear() {
      work.current = null
      setState({ status: 'idle', progress: 0 })
    },
    answer: async () => work.current,
    renew() {
      if (work.current) start()
    },
  }
}

/** The same as a field of a form, which says when its box is missing. `props` are those of `HumanCheck`. */
export function useHumanField() {
  const check = useHumanCheck()
  const ref = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const { start } = check
  useEffect(() => {
    // Ticked before the page was taken over.
    if (ref.current?.checked) start()
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return {
    props: {
      check,
      ref,
      error: isMissing && check.status === 'idle' ? 'Marca la casilla para continuar' : undefined,
    },
    /** What to send as `humanCheck`. Null when the box is not ticked: then it says so, and has the focus. */
    async answer(): Promise<string | null> {
      const answer = await check.answer()
      setMissing(answer === null)
      if (answer === null) ref.current?.focus()
      return answer
    },
    renew: check.renew,
  }
}
