import { useRef, useState } from 'react'
import { servicesContract } from '#contracts/services/services.contract.ts'
import { ApiError, createClient } from '#web/lib/api-client.ts'
import { uploadTransport } from '#web/lib/upload-transport.ts'

/** Sends a picture of a service, or of a work, as soon as it is chosen. */
export function usePictureUpload(of: 'service' | 'work', onDone: (imageUrl: string) => void) {
  const [sending, setSending] = useState<{ name: string; size: number; progress: number } | null>(null)
  const [problem, setProblem] = useState<string>()
  const stop = useRef<AbortController>(null)
  const send = async (file: File) => {
    const controller = new AbortController()
    stop.current = controller
    const show = (progress: number) => setSending({ name: file.name, size: file.size, progress })
    setProblem(undefined)
    show(0)
    // The last byte sent is not yet a reply: the bar stops short of the end until it comes.
    const client = createClient(
      uploadTransport({ onProgress: (share) => show(share * 0.98), signal: controller.signal }),
    )
    try {
      onDone((await client.call(servicesContract.uploadPicture, { body: { of }, file })).imageUrl)
    } catch (error) {
      if (controller.signal.aborted) return
      const reason = error instanceof ApiError && error.status < 500 ? error.body.message : undefined
      setProblem(reason ?? 'Error al subir la imagen. Inténtalo de nuevo.')
    } finally {
      setSending(null)
    }
  }
  return { sending, problem, send: (file: File) => void send(file), cancel: () => stop.current?.abort() }
}
