import { useRef, useState } from 'react'
import {
  applicationsContract,
  type ProfessionalApplication,
} from '#contracts/applications/applications.contract.ts'
import { ApiError, createClient } from '#web/lib/api-client.ts'
import { uploadTransport } from '#web/lib/upload-transport.ts'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { sentCvLimits } from '#web/features/cv/cv-limits.ts'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { useShownApplication } from './applications.resource.ts'

type Sending = { name: string; size: number; progress: number }

/** Replaces the CV of an application that the company has not opened. The CV of the profile does not change. */
export function ReplaceCvDialog({
  application,
  onClose,
}: {
  application: ProfessionalApplication
  onClose: () => void
}) {
  const { professional } = useProfessionalPanel()
  const show = useShownApplication()
  const [sending, setSending] = useState<Sending | null>(null)
  const [problem, setProblem] = useState<string>()
  const stop = useRef<AbortController>(null)

  const send = async (file: File) => {
    const controller = new AbortController()
    stop.current = controller
    const progress = (share: number) =>
      setSending({ name: file.name, size: file.size, progress: share * 0.98 })
    setProblem(undefined)
    progress(0)
    const client = createClient(uploadTransport({ onProgress: progress, signal: controller.signal }))
    try {
      show(await client.call(applicationsContract.replaceCv, { params: { id: application.id }, file }))
      showToast({ title: 'CV cambiado', description: `${application.company.name} verá el nuevo.` })
      onClose()
    } catch (error) {
      if (controller.signal.aborted) return
      setProblem(
        error instanceof ApiError && error.status < 500
          ? error.body.message
          : 'Error al subir el CV. Inténtalo de nuevo.',
      )
    } finally {
      setSending(null)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      locked={sending !== null}
      title="Cambiar el CV enviado"
      description={`${application.company.name} todavía no lo abre: recibirá este en su lugar. El CV de tu perfil no cambia.`}
    >
      <FileDrop
        {...sentCvLimits(professional)}
        label="Tu nuevo CV"
        onFile={(file) => void send(file)}
        file={sending}
        onCancel={() => stop.current?.abort()}
        error={problem}
      />
    </Dialog>
  )
}
