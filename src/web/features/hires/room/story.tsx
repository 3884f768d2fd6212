import { useState } from 'react'
import type { HireDetail } from '#contracts/hires/hires.contract.ts'
import { orderLetters } from '#contracts/hires/order-figures.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { EvidenceChoice, useEvidence } from './evidence-choice.tsx'
import { FilesToSend } from './files-to-send.tsx'
import { useFileSending } from './use-file-sending.ts'

/** What one side writes about a problem, with the files and messages that show it. */
export function useStory(orderId: number) {
  const sending = useFileSending(orderId)
  const chosen = useEvidence()
  const [text, setText] = useState('')
  const note = text.trim()
  return {
    sending,
    chosen,
    text,
    setText,
    isWritten: note !== '',
    /** Something is written, and all files have arrived. */
    isReady: note !== '' && sending.isDone,
    told: { note, files: [...chosen.files, ...sending.ready], messages: chosen.messages },
  }
}

interface StoryFieldsProps {
  hire: HireDetail
  label: string
  story: ReturnType<typeof useStory>
  /** Sending was tried: what is missing is said. */
  isTried: boolean
}

/** The fields of a story. */
export function StoryFields({ hire, label, story, isTried }: StoryFieldsProps) {
  const { sending, chosen, text, setText, isWritten } = story
  return (
    <>
      <Field
        label={label}
        hint="Los hechos, con fechas si puedes. Sin prisa y sin acusar."
        error={isTried && !isWritten ? 'Cuenta qué pasó' : undefined}
        required
      >
        <Textarea
          rows={6}
          value={text}
          maxLength={orderLetters.note}
          counterMax={orderLetters.note}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <EvidenceChoice hire={hire} chosen={chosen} />
      <FilesToSend sending={sending} />
      {isTried && !sending.isDone && (
        <p className="text-sm text-ink-2">Espera a que terminen los archivos, o quítalos.</p>
      )}
    </>
  )
}
