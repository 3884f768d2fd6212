import { Note } from '#web/ui/state/note.tsx'

/**
 * Over the fields of a form that was refused: the sentences that the documents fix for it. Not announced: the focus goes to the first
 * faulty field, whose own message says what to do.
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
