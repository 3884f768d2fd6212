import { useState } from 'react'
import { coachLetterContract } from '#contracts/coach/letter.contract.ts'
import type { LetterLength } from '#domain/coach/letter/letter.ts'
import { api, endpointRef } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Segmented } from '#web/ui/form/segmented.tsx'

const lengths: readonly { value: LetterLength; label: string }[] = [
  { value: 'short', label: 'Corta' },
  { value: 'medium', label: 'Media' },
  { value: 'long', label: 'Larga' },
]

type LetterBaseProps = {
  jobId: number
  /** What stands in the field. */
  text: string
  onWrite: (text: string) => void
}

/** Writes a letter from the person's facts into the field, in the chosen length, and puts back what stood there. */
export function LetterBase({ jobId, text, onWrite }: LetterBaseProps) {
  const [length, setLength] = useState<LetterLength>('medium')
  /** What the person had written before; null: nothing was replaced. */
  const [before, setBefore] = useState<string | null>(null)
  const base = useAction(
    async () => api.call(endpointRef(coachLetterContract.letter), { params: { id: jobId } }),
    {
      onSuccess(letters) {
        setBefore(text)
        onWrite(letters[length])
      },
    },
  )
  const letters = base.data
  if (!letters || before === null)
    return (
      <div className="-mt-3 text-sm">
        <Button type="button" variant="quiet" size="sm" busy={base.isPending} onClick={() => void base.run()}>
          Escribir una base con mis datos
        </Button>
        {base.error && (
          <p role="alert" className="text-bad-ink">
            No pudimos escribirla. Inténtalo otra vez.
          </p>
        )}
      </div>
    )
  return (
    <div className="-mt-3 grid gap-2 text-sm">
      <p role="status" className="text-ink-2">
        Es una base con lo que dice tu perfil. Cámbiala a tu manera antes de enviarla.
      </p>
      <div className="flex flex-wrap items-center gap-2">
        <Segmented
          label="Largo de la carta"
          options={lengths}
          value={length}
          onChange={(next) => {
            setLength(next)
            onWrite(letters[next])
          }}
        />
        <Button
          type="button"
          variant="quiet"
          size="sm"
          onClick={() => {
            onWrite(before)
            setBefore(null)
            base.reset()
          }}
        >
          Deshacer
        </Button>
      </div>
    </div>
  )
}
