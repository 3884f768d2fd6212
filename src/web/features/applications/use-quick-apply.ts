import { useRef, useState } from 'react'
import type { z } from 'zod'
import type { applicationsContract } from '#contracts/applications.contract.ts'
import { ApiError, createClient } from '#web/lib/api-client.ts'
import { refs } from '#web/lib/endpoint-refs.ts'
import { uploadTransport } from '#web/lib/upload-transport.ts'
import { sessionResource } from '../session/use-session.ts'
import { dropApplyDraft } from './apply-draft.ts'
import { ownApplicationsResource } from './use-own-application.ts'

export type QuickApplyValues = {
  name: string
  email: string
  password: string
  coverLetter?: string | undefined
  humanCheck: string
}

type QuickApplyReply = z.infer<typeof applicationsContract.quickApply.reply>

export type QuickApplyProblem = { tone: 'bad' | 'info'; title: string; text: string }

/** Sends a quick apply with its CV: how far it is, a way to stop it, and in what words it failed. */
export function useQuickApply(jobId: number) {
  const upload = useRef<AbortController | null>(null)
  const [progress, setProgress] = useState(0)
  const [isPending, setPending] = useState(false)
  const [sent, setSent] = useState<QuickApplyReply>()

  const send = async (values: QuickApplyValues, cv: File | null) => {
    upload.current = new AbortController()
    setProgress(0)
    setPending(true)
    try {
      const client = createClient(uploadTransport({ onProgress: setProgress, signal: upload.current.signal }))
      const reply = await client.call(refs.quickApply, {
        params: { jobId },
        body: values,
        ...(cv ? { file: cv } : { file: undefined }),
      })
      dropApplyDraft(jobId)
      ownApplicationsResource.set(undefined)
      setSent(reply)
    } finally {
      setPending(false)
    }
  }

  return {
    send,
    cancel: () => upload.current?.abort(),
    isPending,
    progress,
    /** The server's reply, once the application is in. */
    sent,
    /** The session began with the reply: the header and the button learn of it. */
    enter: () => sessionResource.refresh(),
  }
}

/** A failure in the documented words; null for an upload that the person stopped. */
export function quickApplyProblem(error: unknown): QuickApplyProblem | null {
  const title = 'Error al postular'
  if (error instanceof DOMException && error.name === 'AbortError') return null
  if (!(error instanceof ApiError))
    return { tone: 'bad', title, text: 'No se pudo conectar con el servidor. Verifica tu conexión.' }
  const text = error.body.message ?? 'Ha ocurrido un error inesperado'
  if (error.body.code === 'already_applied')
    return { tone: 'info', title: text, text: 'Entra a tu cuenta para ver en qué va tu postulación.' }
  return { tone: 'bad', title, text }
}
