import { inMegabytes } from '#contracts/megabytes.ts'
import { pictureExtensions, pictureMimeTypes } from '#contracts/accounts/picture-types.ts'
import { useState } from 'react'
import type { BriefFile } from '#contracts/briefs/brief-file-fields.ts'
import { briefFilesContract } from '#contracts/briefs/brief-files.contract.ts'
import { briefFileMaxBytes, mostBriefFiles } from '#contracts/briefs/briefs-figures.ts'
import type { OwnBrief } from '#contracts/briefs/briefs.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Field } from '#web/ui/form/field.tsx'
import { fileProblem, limitsInWords } from '#web/ui/form/file-check.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { BriefFiles } from './brief-files.tsx'
import { useBriefAct, useReloadBriefs } from './briefs.resource.ts'

const limits = {
  extensions: ['.pdf', ...pictureExtensions],
  types: ['application/pdf', ...pictureMimeTypes],
  maxMegabytes: inMegabytes(briefFileMaxBytes),
}
const shown = { ...limits, extensions: ['.pdf', '.jpg', '.png'] }

/** The files of a draft, or of a brief that nobody has answered: each is kept at once. */
export function AttachFiles({ brief }: { brief: OwnBrief }) {
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | undefined>()
  const reload = useReloadBriefs()
  const { refresh } = useRefresh()
  const params = { id: brief.id }
  const removal = useBriefAct(
    ({ id: fileId }: BriefFile) => api.call(briefFilesContract.remove, { params: { ...params, fileId } }),
    ({ name }) => ({ title: 'Archivo eliminado', description: name }),
  )
  const send = async (chosen: readonly File[]) => {
    setProblem(undefined)
    setBusy(true)
    for (const file of chosen) {
      const wrong = fileProblem(file, limits)
      const refusal = wrong ?? (await attach(params, file))
      if (refusal) {
        setProblem(chosen.length > 1 ? `${file.name}: ${refusal}` : refusal)
        break
      }
    }
    setBusy(false)
    await Promise.all([reload(), refresh()])
  }
  return (
    <div className="grid gap-3">
      <Field
        label="Archivos"
        optional
        hint={`Hasta ${mostBriefFiles} archivos: ${limitsInWords(shown)} cada uno. Los ven los profesionales que leen tu requerimiento.`}
        error={problem}
      >
        <TextInput
          type="file"
          multiple
          disabled={isBusy || brief.files.length >= mostBriefFiles}
          accept={[...limits.extensions, ...limits.types].join(',')}
          onChange={({ target }) => {
            const chosen = [...(target.files ?? [])]
            target.value = ''
            void send(chosen)
          }}
        />
      </Field>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {isBusy ? 'Subiendo...' : ''}
      </p>
      <BriefFiles
        files={brief.files}
        at={`/api/briefs/${brief.id}`}
        isBusy={removal.isPending}
        onRemove={(file) => removal.mutate(file, { onSettled: () => void refresh() })}
      />
    </div>
  )
}

/** What the server refused; null: it is attached. */
async function attach(params: { id: number }, file: File): Promise<string | null> {
  try {
    await api.call(briefFilesContract.add, { params, body: {}, file })
    return null
  } catch (error) {
    return error instanceof ApiError
      ? (error.body.fields?.['file'] ?? error.body.message ?? 'No se pudo subir. Inténtalo otra vez.')
      : 'No hay conexión. Inténtalo otra vez.'
  }
}
