import FileUp from 'lucide-react/icons/file-up'
import { type DragEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { FieldMessage } from './field-message.tsx'
import { type FileLimits, fileProblem, fileSize, limitsInWords } from './file-check.ts'
import { ProgressBar } from '#web/ui/state/progress-bar.tsx'

type FileDropProps = FileLimits & {
  /** Its purpose: 'Tu CV'. */
  label: string
  /** The form field's name, for a form that works without scripts. */
  name?: string
  /** A valid file was chosen or dropped. */
  onFile: (file: File) => void
  /** The current file; `progress` (0 to 1) during the upload, `note` says what it waits for. */
  file?: { name: string; size: number; progress?: number; note?: string } | null
  /** Cancels the upload. */
  onCancel?: () => void
  /** Removes the chosen file. */
  onRemove?: () => void
  /** Uploads the chosen file again after a failure. */
  onRetry?: () => void
  error?: string | undefined
}

/** A drop zone and picker for one file. It states its limits and validates them before an upload. */
export function FileDrop({
  label,
  name,
  onFile,
  file,
  onCancel,
  onRemove,
  onRetry,
  error,
  ...limits
}: FileDropProps) {
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const shownError = problem ?? error

  const take = (chosen: File | undefined) => {
    if (!chosen) return
    const found = fileProblem(chosen, limits)
    setProblem(found)
    if (!found) onFile(chosen)
    if (input.current) input.current.value = ''
  }
  useEffect(() => {
    // The file was chosen before hydration.
    take(input.current?.files?.[0])
    // oxlint-disable-next-line react/exhaustive-deps -- once
  }, [])
  // The button that takes the file away goes with it: the focus returns to where a file is chosen.
  const isTakenAway = useRef(false)
  const thenChoose = (act: (() => void) | undefined) =>
    act &&
    (() => {
      isTakenAway.current = true
      act()
    })
  useEffect(() => {
    if (file || !isTakenAway.current) return
    isTakenAway.current = false
    input.current?.focus()
  }, [file])
  const drag = (inside: boolean) => (event: DragEvent) => {
    event.preventDefault()
    setOver(inside)
  }

  return (
    <div className="grid gap-1.5">
      <span id={`${id}-label`} className="text-sm font-strong">
        {label}
      </span>
      {file ? (
        <ChosenFile
          file={file}
          onCancel={thenChoose(onCancel)}
          onRemove={thenChoose(onRemove)}
          onRetry={onRetry}
        />
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- dropping is a shortcut; the input inside does the same
        <label
          onDragEnter={drag(true)}
          onDragOver={drag(true)}
          onDragLeave={drag(false)}
          onDrop={(event) => {
            drag(false)(event)
            take(event.dataTransfer.files[0])
          }}
          className={cx(
            'grid justify-items-center gap-1 rounded-md border-[1.5px] border-dashed px-4 py-6 text-center transition-colors',
            'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
            over && 'border-accent-ink bg-accent-soft',
            !over &&
              (shownError ? 'border-bad-ink bg-surface' : 'border-line-strong bg-surface hover:border-ink-2'),
          )}
        >
          <FileUp className="icon text-ink-3 noscript:hidden" />
          <span className="font-strong noscript:hidden">
            <span className="pointer-coarse:hidden">
              Arrastra el archivo o <span className="link">elígelo</span>
            </span>
            <span className="link pointer-fine:hidden pointer-none:hidden">Elige el archivo</span>
          </span>
          <span className="text-xs text-ink-3">{limitsInWords(limits)}</span>
          <input
            ref={input}
            type="file"
            name={name}
            accept={[...limits.extensions, ...(limits.types ?? [])].join(',')}
            aria-labelledby={`${id}-label`}
            aria-describedby={shownError ? `${id}-message` : undefined}
            aria-invalid={shownError ? true : undefined}
            onChange={(event) => take(event.target.files?.[0])}
            className="sr-only noscript:not-sr-only noscript:w-full"
          />
        </label>
      )}
      <div role="status">
        <FieldMessage id={`${id}-message`} error={shownError} />
      </div>
    </div>
  )
}

type ChosenFileProps = { file: NonNullable<FileDropProps['file']> } & Pick<
  FileDropProps,
  'onCancel' | 'onRemove' | 'onRetry'
>

function ChosenFile({ file, onCancel, onRemove, onRetry }: ChosenFileProps) {
  const sending = file.progress !== undefined && file.progress < 1
  return (
    <div className="grid gap-3 rounded-md border border-line bg-surface p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <FileUp className="icon text-lg text-accent-ink" />
        <div className="min-w-0 grow basis-32">
          <p className="text-sm font-strong wrap-anywhere">{file.name}</p>
          <p className="text-xs text-ink-3 tabular-nums">
            {sending
              ? `${fileSize(file.size * (file.progress ?? 0))} de ${fileSize(file.size)}`
              : fileSize(file.size)}
          </p>
        </div>
        {sending && onCancel && (
          <Button variant="quiet" size="sm" onClick={onCancel}>
            Cancelar
          </Button>
        )}
        {!sending && onRetry && (
          <Button variant="secondary" size="sm" onClick={onRetry}>
            Reintentar
          </Button>
        )}
        {!sending && onRemove && (
          <Button variant="quiet" size="sm" onClick={onRemove}>
            Quitar
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-2 empty:hidden">
        {file.note}
      </p>
      {sending && <ProgressBar label={`Subiendo ${file.name}`} value={file.progress ?? 0} max={1} />}
    </div>
  )
}
