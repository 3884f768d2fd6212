import { useCallback, useState } from 'react'
import { cvContract } from '#contracts/cv/cv.contract.ts'
import type { ExtractedData } from '#contracts/cv/extracted-data.ts'
import { profileFileMaxBytes } from '#contracts/cv/profile-import-figures.ts'
import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { FileDrop } from '#web/ui/form/file-drop.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { problemOf } from './cv-problem.ts'
import { ReviewDialog } from './review-dialog.tsx'
import { useCvLine } from './use-cv-line.ts'

const limits = {
  extensions: ['.jpg', '.jpeg', '.png', '.webp', '.zip', '.json'],
  types: ['image/jpeg', 'image/png', 'image/webp', 'application/zip', 'application/json'],
  maxMegabytes: profileFileMaxBytes / 1024 / 1024,
}

/** Brings a profile from a photo of a CV, from LinkedIn or from a JSON Resume; the person accepts each thing before it is saved. */
export function ImportCard({ professional }: { professional: OwnProfessional }) {
  const [file, setFile] = useState<File | null>(null)
  const [data, setData] = useState<ExtractedData | null>(null)
  const read = useAction(
    (chosen: File) => api.call(cvContract.readImport, { params: { id: professional.id }, file: chosen }),
    {
      onSuccess: ({ extractedData }) => {
        setFile(null)
        setData(extractedData)
      },
      onError: () => setFile(null),
    },
  )
  const line = useCvLine(file !== null)
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
        file={file && { name: file.name, size: file.size, note: line ?? 'Leyendo tu archivo' }}
        error={read.error ? problemOf(read.error) : undefined}
        onFile={(chosen) => {
          setFile(chosen)
          void read.run(chosen)
        }}
      />
      <p className="mt-3 text-xs text-ink-3">
        Revisas y marcas lo que quieres antes de que entre a tu perfil. No guardamos el archivo.
      </p>
      {data && <ReviewDialog professional={professional} data={data} onClose={close} source="import" />}
    </Card>
  )
}
