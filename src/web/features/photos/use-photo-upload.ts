import { useEffect, useRef, useState } from 'react'
import { photosContract } from '#contracts/accounts/photos.contract.ts'
import { ApiError, createClient } from '#web/lib/api-client.ts'
import { uploadTransport } from '#web/lib/upload-transport.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { useReloadOwnPhoto } from './own-photo.resource.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** A picture that was chosen but not saved. `progress` (0 to 1) during the upload. */
export type ChosenPhoto = { file: File; preview: string; progress: number | null }

/** The upload of a picture: preview, upload with progress, and a way to cancel. */
export function usePhotoUpload(savedTitle: string) {
  const { refresh } = useRefresh()
  const reload = useReloadOwnPhoto()
  const [chosen, setChosen] = useState<ChosenPhoto | null>(null)
  const [problem, setProblem] = useState<string>()
  const stop = useRef<AbortController>(null)
  const preview = chosen?.preview
  useEffect(() => {
    if (preview === undefined) return undefined
    return () => URL.revokeObjectURL(preview)
  }, [preview])

  const choose = (file: File) => {
    setProblem(undefined)
    setChosen({ file, preview: URL.createObjectURL(file), progress: null })
  }
  const drop = () => {
    stop.current?.abort()
    setProblem(undefined)
    setChosen(null)
  }
  const save = async () => {
    if (!chosen) return
    const controller = new AbortController()
    stop.current = controller
    const show = (progress: number | null) => setChosen((one) => one && { ...one, progress })
    setProblem(undefined)
    show(0)
    // The last byte sent is not yet a reply: the bar stops short of the end until it comes.
    const client = createClient(
      uploadTransport({ onProgress: (share) => show(share * 0.9), signal: controller.signal }),
    )
    try {
      await client.call(photosContract.upload, { file: chosen.file })
      await Promise.all([refresh(), reload()])
      setChosen(null)
      showToast({ title: savedTitle })
    } catch (error) {
      if (controller.signal.aborted) return
      show(null)
      const reason = error instanceof ApiError && error.status < 500 ? error.body.message : undefined
      setProblem(reason ?? 'Revisa tu conexión e inténtalo otra vez.')
      showToast({ title: 'Error al subir foto', description: reason ?? '', tone: 'destructive' })
    }
  }
  return { chosen, problem, choose, drop, save: () => void save() }
}
