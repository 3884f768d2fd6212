import { pictureExtensions } from '#contracts/accounts/picture-types.ts'
import { useRef, useState } from 'react'
import {
  type OwnVerification,
  paperTooLarge,
  paperWrongType,
  verificationsContract,
} from '#contracts/verifications/verifications.contract.ts'
import { paperMaxBytes } from '#contracts/verifications/verification-figures.ts'
import type { PaperKind } from '#contracts/verifications/verifications-vocabulary.ts'
import { inMegabytes } from '#contracts/megabytes.ts'
import { ApiError, createClient } from '#web/lib/api-client.ts'
import { uploadTransport } from '#web/lib/upload-transport.ts'
import { FileDrop } from '#web/ui/form/file-drop.tsx'

type PaperDropProps = {
  kind: PaperKind
  label: string
  /** Why the request was refused, as far as it concerns this paper. */
  error?: string | undefined
  onChange: (own: OwnVerification) => void
}

/** A drop zone for one paper: it is uploaded at once, with progress and a way to cancel. */
export function PaperDrop({ kind, label, error, onChange }: PaperDropProps) {
  const [sending, setSending] = useState<{ file: File; progress: number } | null>(null)
  const [problem, setProblem] = useState<string>()
  const stop = useRef<AbortController>(null)
  const send = async (file: File) => {
    const controller = new AbortController()
    stop.current = controller
    setProblem(undefined)
    setSending({ file, progress: 0 })
    // The last byte sent is not yet a reply: the bar stops short of the end until it comes.
    const client = createClient(
      uploadTransport({
        onProgress: (share) => setSending({ file, progress: share * 0.9 }),
        signal: controller.signal,
      }),
    )
    try {
      onChange(await client.call(verificationsContract.addPaper, { body: { kind }, file }))
    } catch (reason) {
      if (!controller.signal.aborted) setProblem(problemOf(reason))
    }
    setSending(null)
  }
  return (
    <FileDrop
      label={label}
      extensions={['.pdf', ...pictureExtensions]}
      maxMegabytes={inMegabytes(paperMaxBytes)}
      wrongType={paperWrongType}
      tooLarge={paperTooLarge(inMegabytes(paperMaxBytes))}
      file={sending && { name: sending.file.name, size: sending.file.size, progress: sending.progress }}
      onFile={(file) => void send(file)}
      onCancel={() => stop.current?.abort()}
      error={problem ?? error}
    />
  )
}

const problemOf = (error: unknown): string =>
  (error instanceof ApiError && (error.body.fields?.['paper'] ?? error.body.message)) ||
  'No se pudo subir. Revisa tu conexión e inténtalo otra vez.'
