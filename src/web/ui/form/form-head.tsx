import { Note } from '#web/ui/state/note.tsx'

/**
 * Above the fields of a refused form: the documented sentences. Not announced: the focus goes to the first invalid field,
 * whose own message says what to do.
 */
export function FormHead({ sentences }: { sentences: readonly string[] }) {
  if (sentences.length === 0) return null
  return (
    <Note tone="bad">
      {sentences.length === 1 ? (
        sentences[0]
      ) : (
        <ul className="grid gap-0.5">
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
    </Note>
  )
}
