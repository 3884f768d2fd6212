import { useRef, useState } from 'react'
import { cvContract, type ExtractedData } from '#contracts/cv.contract.ts'
import { ApiError, createClient } from '#web/lib/api-client.ts'
import { uploadTransport } from '#web/lib/upload-transport.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/toast-store.ts'

type Sending = { name: string; size: number; progress: number }

/** The documented words for a failure that has none of its own. */
export const unknownProblem = 'Error desconocido'
const failure = 'Error al subir el CV. Inténtalo de nuevo.'

/** What was read from the CV, or in a sentence why nothing was. */
export type CvReading = { data: ExtractedData } | { problem: string }

/** Puts a CV on the profile, with its progress and a way to stop it. `onDone` once it is there. */
export function useCvUpload(professionalId: number, onDone: (reading: CvReading) => void) {
  const { refresh } = useRefresh()
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string>()
  const stop = useRef<AbortController>(null)

  const send = async (file: File) => {
    const controller = new AbortController()
    stop.current = controller
    const show = (progress: number) => setSending({ name: file.name, size: file.size, progress })
    setProblem(undefined)
    show(0)
    // All bytes gone is not yet an answer: the bar keeps a last step until there is one.
    const client = createClient(
      uploadTransport({ onProgress: (share) => show(share * 0.98), signal: controller.signal }),
    )
    try {
      const { extractedData: data, extractionProblem } = await client.call(cvContract.uploadCv, {
        params: { id: professionalId },
        file,
      })
      await refresh()
      showToast({ title: 'CV subido exitosamente', description: 'Tu CV ha sido procesado y guardado' })
      onDone(data ? { data } : { problem: extractionProblem?.message ?? unknownProblem })
    } catch (error) {
      if (controller.signal.aborted) return
      const reason = error instanceof ApiError && error.status < 500 ? error.body.message : undefined
      setProblem(reason ?? failure)
      showToast({ title: 'Error', description: reason ?? failure, tone: 'destructive' })
    } finally {
      setSending(null)
    }
  }
  return { sending, problem, send: (file: File) => void send(file), cancel: () => stop.current?.abort() }
}
