import { useEffect, useRef, useState } from 'react'

interface State {
  status: 'idle' | 'working' | 'done' | 'failed'
  /** The share of the work that is done, from 0 to 1. */
  progress: number
}

export interface HumanCheckControl extends State {
  /** Starts the work, after the box is ticked. */
  start(): void
  /** Unticks the box. */
  clear(): void
  /** The value to send as `humanCheck`. Waits for the work; null when the box is not ticked or the work failed. */
  answer(): Promise<string | null>
  /** After a refused request: its solution is used up, so this makes a new one without asking the person again. */
  renew(): void
}

// Imported when the box is ticked: the server is called then anyway.
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

/** The human check as a form field, with an error when the box is not ticked. `props` are those of `HumanCheck`. */
export function useHumanField() {
  const check = useHumanCheck()
  const ref = useRef<HTMLInputElement>(null)
  const [isMissing, setMissing] = useState(false)
  const { start } = check
  useEffect(() => {
    // The box was ticked before hydration.
    if (ref.current?.checked) start()
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  return {
    props: {
      check,
      ref,
      error: isMissing && check.status === 'idle' ? 'Marca la casilla para continuar' : undefined,
    },
    /** The value to send as `humanCheck`. Null when the box is not ticked: then the field shows the error and gets the focus. */
    async answer(): Promise<string | null> {
      const answer = await check.answer()
      setMissing(answer === null)
      if (answer === null) ref.current?.focus()
      return answer
    },
    renew: check.renew,
  }
}
