import { orderFileMaxBytes } from '#contracts/hires/order-figures.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { fileSize } from '#web/ui/form/file-check.ts'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'
import type { SentFile, useFileSending } from './use-file-sending.ts'

/** The files of a delivery or of a problem while they are sent. */
export function FilesToSend({ sending }: { sending: ReturnType<typeof useFileSending> }) {
  return (
    <div className="grid gap-3">
      <Field
        label="Archivos"
        optional
        hint={`PDF, imágenes, ZIP, documentos de Office o video MP4, hasta ${fileSize(orderFileMaxBytes)} cada uno. Solo los ven ustedes dos, y nuestro equipo si tiene que decidir.`}
      >
        <TextInput
          type="file"
          multiple
          onChange={({ target }) => {
            sending.add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </Field>
      {sending.files.length > 0 && (
        <ul aria-label="Archivos elegidos" className="grid gap-3">
          {sending.files.map((one) => (
            <Sent key={one.key} one={one} sending={sending} />
          ))}
        </ul>
      )}
    </div>
  )
}

function Sent({ one, sending }: { one: SentFile; sending: ReturnType<typeof useFileSending> }) {
  const { file, sent, isReady, problem } = one
  return (
    <li className="grid gap-2 rounded-md border border-line p-3">
      <div className="flex items-center justify-between gap-3">
        <span className="min-w-0">
          <span className="block text-sm font-strong wrap-anywhere">{file.name}</span>
          <span role="status" className="block text-xs text-ink-2">
            {isReady
              ? `Listo, ${fileSize(file.size)}`
              : problem === null
                ? `Subiendo, ${fileSize(file.size)}`
                : 'Detenido'}
          </span>
        </span>
        <span className="flex flex-none gap-1">
          {problem !== null && sent < file.size && (
            <Button size="sm" variant="quiet" onClick={() => sending.goOn(one)}>
              Continuar
            </Button>
          )}
          <Button
            size="sm"
            variant="quiet"
            aria-label={`Quitar ${file.name}`}
            onClick={() => sending.remove(one.key)}
          >
            Quitar
          </Button>
        </span>
      </div>
      {!isReady && problem === null && (
        <ProgressBar label={`Subiendo ${file.name}`} value={sent} max={file.size} />
      )}
      {problem !== null && <p className="text-sm text-bad-ink">{problem}</p>}
    </li>
  )
}
