import { useRef, useState } from 'react'
import { cvContract } from '#contracts/cv/cv.contract.ts'
import type { ExtractedData } from '#contracts/cv/extracted-data.ts'
import { ApiError, createClient } from '#web/lib/api-client.ts'
import { uploadTransport } from '#web/lib/upload-transport.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useCvLine } from './use-cv-line.ts'
import { unknownProblem } from './cv-problem.ts'

const stoppedReading = 'Tu CV queda guardado. Puedes leerlo después con Revisar lo que dice.'
const failure = 'Error al subir el CV. Inténtalo de nuevo.'

/** The data read from the CV, or a message that says why nothing was. */
export type CvReading = { data: ExtractedData } | { problem: string }

/** The chosen file: uploading with a share from 0 to 1, or still here after a failed upload. */
type Chosen = { file: File; progress?: number }

/**
 * Uploads a CV to the profile, with progress and a way to cancel. `onDone` runs after it. A file whose upload lost the
 * connection stays chosen, to be sent again. The result is the props of a `FileDrop`.
 */
export function useCvUpload(professionalId: number, onDone: (reading: CvReading) => void) {
  const { refresh } = useRefresh()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [problem, setProblem] = useState<string>()
  const line = useCvLine(chosen?.progress !== undefined)
  const stop = useRef<AbortController>(null)
  const isSent = useRef(false)

  const send = async (file: File) => {
    const controller = new AbortController()
    stop.current = controller
    isSent.current = false
    const show = (progress: number) => setChosen({ file, progress })
    setProblem(undefined)
    show(0)
    // The last byte sent is not yet a reply: the bar stops short of the end until it comes.
    const client = createClient(
      uploadTransport({
        onProgress: (share) => {
          isSent.current = share === 1
          show(share * 0.98)
        },
        signal: controller.signal,
      }),
    )
    try {
      const { extractedData: data, extractionProblem } = await client.call(cvContract.uploadCv, {
        params: { id: professionalId },
        file,
      })
      await refresh()
      setChosen(null)
      showToast({ title: 'CV subido exitosamente', description: 'Tu CV ha sido procesado y guardado' })
      onDone(data ? { data } : { problem: extractionProblem?.message ?? unknownProblem })
    } catch (error) {
      if (controller.signal.aborted) {
        setChosen(null)
        // The server stores what it has received; the panel loads it when it says so.
        if (isSent.current) showToast({ title: 'Dejamos de leerlo', description: stoppedReading })
        return
      }
      // Sending the same file again does not change the server's refusal.
      const reason = error instanceof ApiError && error.status < 500 ? error.body.message : undefined
      setChosen(reason === undefined ? { file } : null)
      setProblem(reason ?? failure)
      showToast({ title: 'Error', description: reason ?? failure, tone: 'destructive' })
    }
  }
  const forget = () => {
    setChosen(null)
    setProblem(undefined)
  }
  return {
    file: chosen && {
      name: chosen.file.name,
      size: chosen.file.size,
      ...(chosen.progress === undefined ? {} : { progress: chosen.progress }),
      ...(line === null ? {} : { note: line }),
    },
    error: problem,
    onFile: (file: File) => void send(file),
    onCancel: () => stop.current?.abort(),
    onRemove: forget,
    onRetry: () => chosen && void send(chosen.file),
  }
}
