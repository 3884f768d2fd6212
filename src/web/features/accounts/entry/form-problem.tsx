import { useEffect, useRef } from 'react'
import { Note } from '#web/ui/state/note.tsx'

export interface Problem {
  title: string
  text: string
}

/** Why a form was refused, above its fields and scrolled into view. `announce` is false where a toast already announces it. */
export function FormProblem({ problem, announce = true }: { problem: Problem | null; announce?: boolean }) {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (problem) ref.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  if (!problem) return null
  return (
    <div ref={ref} className="scroll-mt-24">
      <Note tone="bad" announce={announce}>
        <p className="font-strong">{problem.title}</p>
        <p>{problem.text}</p>
      </Note>
    </div>
  )
}
