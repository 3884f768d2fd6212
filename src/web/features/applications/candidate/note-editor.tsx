import { pictureExtensions, pictureMimeTypes } from '#contracts/accounts/picture-types.ts'
import { inMegabytes } from '#contracts/megabytes.ts'
import AtSign from 'lucide-react/icons/at-sign'
import Paperclip from 'lucide-react/icons/paperclip'
import X from 'lucide-react/icons/x'
import { useRef, useState } from 'react'
import type { Colleague } from '#contracts/applications/notes.contract.ts'
import { mostNoteFiles, noteFileMaxBytes } from '#contracts/applications/note-figures.ts'
import { isApiError } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { fileProblem, fileSize } from '#web/ui/form/file-check.ts'
import { cx } from '#web/ui/look/cx.ts'
import { MentionTextarea } from './mention-textarea.tsx'
import { mentionedIn } from './mention-text.ts'
import type { WrittenNote } from './notes.resource.ts'

const limits = {
  extensions: ['.pdf', ...pictureExtensions],
  types: ['application/pdf', ...pictureMimeTypes],
  maxMegabytes: inMegabytes(noteFileMaxBytes),
}

type NoteEditorProps = {
  colleagues: readonly Colleague[]
  /** Of a note that is changed. */
  initial?: { text: string; fileCount: number }
  onSave: (note: WrittenNote) => Promise<void>
  onCancel?: () => void
}

/** A note being written or changed: text with mentions, and files. */
export function NoteEditor({ colleagues, initial, onSave, onCancel }: NoteEditorProps) {
  const [text, setText] = useState(initial?.text ?? '')
  const [files, setFiles] = useState<File[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const box = useRef<HTMLTextAreaElement>(null)
  const input = useRef<HTMLInputElement>(null)

  const choose = (list: FileList | null) => {
    const chosen = [...(list ?? [])]
    const wrong = chosen.map((file) => fileProblem(file, limits)).find(Boolean) ?? null
    const isTooMany = files.length + chosen.length + (initial?.fileCount ?? 0) > mostNoteFiles
    setProblem(isTooMany ? `Elige hasta ${mostNoteFiles} archivos por nota.` : wrong)
    if (!wrong && !isTooMany) setFiles([...files, ...chosen])
    if (input.current) input.current.value = ''
  }
  const save = async () => {
    if (isSaving) return
    if (text.trim() === '') {
      setProblem('Escribe la nota.')
      box.current?.focus()
      return
    }
    setSaving(true)
    setProblem(null)
    try {
      await onSave({ text, mentions: mentionedIn(text, colleagues), files })
      setText('')
      setFiles([])
    } catch (error) {
      const body = isApiError(error) ? error.body : {}
      setProblem(body.fields?.['text'] ?? body.message ?? 'No se guardó. Revisa tu conexión.')
    }
    setSaving(false)
  }
  const mention = () => {
    const at = box.current?.selectionStart ?? text.length
    const before = text.slice(0, at)
    setText(`${before}${/\S$/.test(before) ? ' ' : ''}@${text.slice(at)}`)
    box.current?.focus()
  }

  return (
    <div className="grid gap-2">
      <div
        className={cx(
          'rounded-md border bg-surface focus-within:outline-2 focus-within:outline-focus',
          problem ? 'border-bad-ink' : 'border-line-strong',
        )}
      >
        <MentionTextarea
          label={initial ? 'Cambia la nota' : 'Escribe una nota'}
          placeholder={
            colleagues.length > 0
              ? 'Escribe una nota. Con @ le avisas a alguien de tu equipo.'
              : 'Escribe una nota'
          }
          rows={3}
          value={text}
          onChange={setText}
          colleagues={colleagues}
          onSend={() => void save()}
          box={box}
          aria-invalid={problem !== null || undefined}
        />
        {files.length > 0 && (
          <ul className="grid gap-1 px-3 pb-2">
            {files.map((file) => (
              <li key={`${file.name}${file.size}`} className="flex items-center gap-2 text-xs">
                <Paperclip className="icon flex-none text-ink-3" />
                <span className="min-w-0 grow wrap-anywhere">
                  {file.name} <span className="text-ink-3">{fileSize(file.size)}</span>
                </span>
                <Button
                  variant="quiet"
                  size="sm"
                  iconOnly
                  aria-label={`Quitar ${file.name}`}
                  onClick={() => setFiles(files.filter((other) => other !== file))}
                >
                  <X className="icon" />
                </Button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-1 border-t border-line p-1.5">
          {colleagues.length > 0 && (
            <Button variant="quiet" size="sm" iconOnly aria-label="Mencionar a alguien" onClick={mention}>
              <AtSign className="icon" />
            </Button>
          )}
          <Button
            variant="quiet"
            size="sm"
            iconOnly
            aria-label="Adjuntar un archivo"
            onClick={() => input.current?.click()}
          >
            <Paperclip className="icon" />
          </Button>
          <input
            ref={input}
            type="file"
            multiple
            hidden
            accept={[...limits.extensions, ...limits.types].join(',')}
            onChange={(event) => choose(event.target.files)}
          />
          <span className="grow" />
          <span className="text-xs text-ink-3 max-md:hidden">Ctrl + Enter</span>
          {onCancel && (
            <Button variant="quiet" size="sm" onClick={onCancel}>
              Cancelar
            </Button>
          )}
          <Button
            variant="secondary"
            size="sm"
            busy={isSaving}
            busyLabel="Guardando..."
            onClick={() => void save()}
          >
            Guardar nota
          </Button>
        </div>
      </div>
      <p role="alert" className="text-xs text-bad-ink empty:hidden">
        {problem}
      </p>
    </div>
  )
}
