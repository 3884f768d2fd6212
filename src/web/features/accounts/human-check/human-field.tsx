import { type RefObject, useImperativeHandle } from 'react'
import { HumanCheck } from './human-check.tsx'
import { useHumanField } from './use-human-check.ts'

/** What a form needs from the box: the answer on submit, and a new solution after a refusal. */
export type HumanFieldHandle = Pick<ReturnType<typeof useHumanField>, 'answer' | 'renew'>

/** 'No soy un robot' for a form that loads it on demand. */
export function HumanField({ handle }: { handle: RefObject<HumanFieldHandle | null> }) {
  const { props, answer, renew } = useHumanField()
  useImperativeHandle(handle, () => ({ answer, renew }))
  return <HumanCheck {...props} />
}
