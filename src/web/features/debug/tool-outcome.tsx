import { isApiError } from '#web/lib/api-client.ts'
import { Note } from '#web/ui/state/note.tsx'

/** What a tool of the debug page answered: its message, or why it failed. Nothing before it was used. */
export function ToolOutcome({ message, error }: { message: string | undefined; error: Error | null }) {
  if (error)
    return (
      <Note tone="bad" announce>
        {isApiError(error) ? error.message : 'Error desconocido'}
      </Note>
    )
  return (
    message !== undefined && (
      <Note tone="info" announce>
        {message}
      </Note>
    )
  )
}
