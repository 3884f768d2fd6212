import { lazy, type ReactNode, Suspense, useState } from 'react'
import { ApiError } from '#web/lib/api-client.ts'
import { useHumanField } from './use-human-check.ts'

const HumanCheck = lazy(async () => ({ default: (await import('./human-check.tsx')).HumanCheck }))

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
  const human = useHumanField()
  return {
    field: isAsked && (
      <Suspense>
        <HumanCheck {...human.props} />
      </Suspense>
    ),
    async answer() {
      if (!isAsked) return {}
      const humanCheck = await human.answer()
      return humanCheck === null ? null : { humanCheck }
    },
    hear(error) {
      if (error instanceof ApiError && error.body.code === 'human_check_needed') ask(true)
      human.renew()
    },
  }
}
