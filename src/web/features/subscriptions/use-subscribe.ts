import { useRef, useState } from 'react'
import { ApiError } from '#web/lib/api-client.ts'

type Outcome =
  | { status: 'idle' | 'busy' }
  /** `isActive`: at once; otherwise a mail asks to confirm. */
  | { status: 'sent'; isActive: boolean }
  | { status: 'failed'; message: string; fields: Record<string, string> }

/**
 * Sends one of the forms that ask for mails. A visitor's browser solves the human check while the form is being sent: it takes
 * a moment and asks nothing of the person. The work is loaded with the first sending.
 */
export function useSubscribe(send: (humanCheck: string | undefined) => Promise<{ isActive: boolean }>) {
  const [outcome, setOutcome] = useState<Outcome>({ status: 'idle' })
  const isRunning = useRef(false)
  const submit = async ({ isVisitor }: { isVisitor: boolean }): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setOutcome({ status: 'busy' })
    try {
      const humanCheck = isVisitor ? await solve() : undefined
      setOutcome({ status: 'sent', isActive: (await send(humanCheck)).isActive })
    } catch (error) {
      setOutcome({ status: 'failed', ...tellFailure(error) })
    }
    isRunning.current = false
  }
  return { outcome, submit }
}

async function solve(): Promise<string> {
  const { solveHumanCheck } = await import('../human-check/solve-human-check.ts')
  return solveHumanCheck(() => {})
}

const offline = 'No se pudo enviar. Revisa tu conexión e inténtalo otra vez.'

/** What a person reads of a failed sending. */
export function tellFailure(error: unknown): { message: string; fields: Record<string, string> } {
  const body = error instanceof ApiError ? error.body : {}
  return { message: body.message ?? offline, fields: body.fields ?? {} }
}
