import { lazy, type ReactNode, Suspense, useRef, useState } from 'react'
import { isRefusal } from '#web/lib/api-client.ts'
import type { HumanFieldHandle } from './human-field.tsx'

// Not even its hook: few people who sign in ever see it.
const HumanField = lazy(async () => ({ default: (await import('./human-field.tsx')).HumanField }))

/** 'No soy un robot' in a form that asks for it only when the server does. */
export function useHumanOnDemand(): {
  /** The box, once it is asked for. */
  field: ReactNode
  /** What the body carries as `humanCheck`. Null: the box is there and not ticked; it says so. */
  answer(): Promise<{ humanCheck?: string } | null>
  /** To be told each refusal: shows the box when it is asked for, and makes a new solution for the next try. */
  hear(error: unknown): void
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
    hear(error) {
      if (isRefusal(error, 'human_check_needed')) ask(true)
      handle.current?.renew()
    },
  }
}
