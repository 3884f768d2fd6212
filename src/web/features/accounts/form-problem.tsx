import { Note } from '#web/ui/note.tsx'

export interface Problem {
  title: string
  text: string
}

/** Why a form was refused, over its fields. `announce` is false where a toast says it aloud. */
export function FormProblem({ problem, announce = true }: { problem: Problem | null; announce?: boolean }) {
  if (!problem) return null
  return (
    <Note tone="bad" announce={announce}>
      <p className="font-strong">{problem.title}</p>
      <p>{problem.text}</p>
    </Note>
  )
}
