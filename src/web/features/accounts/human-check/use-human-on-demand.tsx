import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { isRefusal } from '#web/lib/api-client.ts'
import type { HumanFieldHandle } from './human-field.tsx'

// Loaded on demand with its hook: few people who sign in see it.
const HumanField = lazy(async () => ({ default: (await import('./human-field.tsx')).HumanField }))

/** 'No soy un robot' in a form that shows it only when the server requires it. */
export function useHumanOnDemand(): {
  /** The box, once the server requires it. */
  field: ReactNode
  /** What the body carries as `humanCheck`. Null when the box is shown but not ticked; then it shows the error. */
  answer(): Promise<{ humanCheck?: string } | null>
  /** Call it with each error: it shows the box when the server requires it, and makes a new solution for the next try. */
  onError(error: unknown): void
} {
  const [isAsked, ask] = useState(false)
  const handle = useRef<HumanFieldHandle>(null)
  return {
    field: isAsked && (
      <Suspense>
        <HumanField handle={handle} />
      </Suspense>
    ),
    async answer() {
      if (!handle.current) return {}
      const humanCheck = await handle.current.answer()
      return humanCheck === null ? null : { humanCheck }
    },
    onError(error) {
      if (isRefusal(error, 'human_check_needed')) ask(true)
      handle.current?.renew()
    },
  }
}
