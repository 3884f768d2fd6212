import { useRef, useState } from 'react'

type Outcome<T> =
  | { status: 'idle' | 'pending' }
  | { status: 'done'; data: T }
  | { status: 'failed'; error: Error }

type Reactions<T> = { onSuccess?: (data: T) => unknown; onError?: (error: Error) => unknown }

async function settle<T>(reply: Promise<T>) {
  try {
    return { status: 'done' as const, data: await reply }
  } catch (error) {
    return { status: 'failed' as const, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

/** One call that a person starts on a public page: its state, result and error. A second press during the call does nothing. */
export function useAction<Args extends unknown[], T>(
  call: (...args: Args) => Promise<T>,
  { onSuccess, onError }: Reactions<T> = {},
) {
  const [outcome, setOutcome] = useState<Outcome<T>>({ status: 'idle' })
  const isRunning = useRef(false)
  const run = async (...args: Args): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setOutcome({ status: 'pending' })
    const next = await settle(call(...args))
    isRunning.current = false
    setOutcome(next)
    if (next.status === 'done') await onSuccess?.(next.data)
    else await onError?.(next.error)
  }
  return {
    run,
    /** Returns to the initial state. */
    reset: () => setOutcome({ status: 'idle' }),
    isPending: outcome.status === 'pending',
    isSuccess: outcome.status === 'done',
    data: outcome.status === 'done' ? outcome.data : undefined,
    error: outcome.status === 'failed' ? outcome.error : null,
  }
}
