import { type RefObject, useImperativeHandle } from 'react'
import { HumanCheck } from './human-check.tsx'
import { useHumanField } from './use-human-check.ts'

/** What a form asks of the box: its answer when it is sent, and another solution after a refusal. */
export type HumanFieldHandle = Pick<ReturnType<typeof useHumanField>, 'answer' | 'renew'>

/** 'No soy un robot' for a form that loads it only when it is asked for. */
export function HumanField({ handle }: { handle: RefObject<HumanFieldHandle | null> }) {
  const { props, answer, renew } = useHumanField()
  useImperativeHandle(handle, () => ({ answer, renew }))
  return <HumanCheck {...props} />
}
