import Paperclip from 'lucide-react/icons/paperclip'
import type { BriefFile } from '#contracts/briefs/brief-file-fields.ts'
import { Button } from '#web/ui/action/button.tsx'
import { fileSize } from '#web/ui/form/file-check.ts'

/** The files of a brief; each name downloads it. `at`: the path of the brief for who reads. */
export function BriefFiles({
  files,
  at,
  onRemove,
  isBusy = false,
}: {
  files: readonly BriefFile[]
  at: string
  /** Omitted: they can only be read. */
  onRemove?: (file: BriefFile) => void
  isBusy?: boolean
}) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Archivos" className="grid max-w-measure gap-2">
      {files.map((file) => (
        <li
          key={file.id}
          className="flex items-center gap-3 rounded-sm border border-line bg-surface px-3 py-2 text-sm"
        >
          <Paperclip className="icon flex-none text-ink-3" />
          <a href={`${at}/files/${file.id}`} download className="link min-w-0 wrap-anywhere">
            {file.name}
          </a>
          <span className="flex-none text-xs text-ink-3 tabular-nums">{fileSize(file.size)}</span>
          {onRemove && (
            <Button
              variant="quiet"
              size="sm"
              className="ml-auto flex-none"
              aria-label={`Quitar ${file.name}`}
              disabled={isBusy}
              onClick={() => onRemove(file)}
            >
              Quitar
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
