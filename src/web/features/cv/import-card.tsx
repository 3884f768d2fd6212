import { inMegabytes } from '#contracts/megabytes.ts'
import { useCallback, useRef, useState } from 'react'
import { cvContract } from '#contracts/cv/cv.contract.ts'
import type { ExtractedData } from '#contracts/cv/extracted-data.ts'
import { profileFileMaxBytes } from '#contracts/cv/profile-import-figures.ts'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { createClient } from '#web/lib/api-client.ts'
import { uploadTransport } from '#web/lib/upload-transport.ts'
import { useAction } from '#web/lib/use-action.ts'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { problemOf } from './cv-problem.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { useCvLine } from './use-cv-line.ts'

const limits = {
  extensions: ['.jpg', '.jpeg', '.png', '.webp', '.zip', '.json'],
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/zip', 'application/json'],
  maxMegabytes: inMegabytes(profileFileMaxBytes),
}

const stoppedReading = 'No guardamos tu archivo, y tu perfil no cambió.'

/** The person has cancelled, so nothing failed. */
const isStop = (error: Error): boolean => error.name === 'AbortError'

/** Brings a profile from a photo of a CV, from LinkedIn or from a JSON Resume; the person accepts each thing before it is saved. */
export function ImportCard({ professional }: { professional: OwnProfessional }) {
  const [sent, setSent] = useState<{ file: File; progress: number } | null>(null)
  const [data, setData] = useState<ExtractedData | null>(null)
  const stop = useRef<AbortController>(null)
  const read = useAction(
    (file: File) => {
      const { signal } = (stop.current = new AbortController())
      // The last byte sent is not yet a reply: the bar stops short of the end until it comes.
      const onProgress = (share: number) => setSent({ file, progress: share * 0.98 })
      onProgress(0)
      const client = createClient(uploadTransport({ onProgress, signal }))
      return client.call(cvContract.readImport, { params: { id: professional.id }, file })
    },
    {
      onSuccess: ({ extractedData }) => {
        setSent(null)
        setData(extractedData)
      },
      onError: (error) => {
        setSent(null)
        if (isStop(error)) showToast({ title: 'Dejamos de leerlo', description: stoppedReading })
      },
    },
  )
  const line = useCvLine(sent !== null)
  const close = useCallback(() => setData(null), [])
  return (
    <Card title="Desde una foto de tu CV, LinkedIn o JSON Resume">
      <p className="mb-3 max-w-[60ch] text-sm text-ink-2">
        De una foto leemos una página por vez: con buena luz, de frente y sin dedos sobre el texto.
      </p>
      <details className="mb-3 text-sm text-ink-2">
        <summary className="min-h-6 cursor-pointer">Cómo descargar tus datos de LinkedIn</summary>
        <p className="mt-1 max-w-[60ch]">
          En LinkedIn entra a Configuración, Privacidad de los datos, Obtener una copia de tus datos. Te
          mandan un ZIP por correo: súbelo tal como llega.
        </p>
      </details>
      <FileDrop
        {...limits}
        label="Tu archivo"
        file={
          sent && {
            name: sent.file.name,
            size: sent.file.size,
            progress: sent.progress,
            note: line ?? 'Leyendo tu archivo',
          }
        }
        error={read.error && !isStop(read.error) ? problemOf(read.error) : undefined}
        onFile={(chosen) => void read.run(chosen)}
        onCancel={() => stop.current?.abort()}
      />
      <p className="mt-3 text-xs text-ink-3">
        Revisas y marcas lo que quieres antes de que entre a tu perfil. No guardamos el archivo.
      </p>
      {data && <ReviewDialog professional={professional} data={data} onClose={close} source="import" />}
    </Card>
  )
}
