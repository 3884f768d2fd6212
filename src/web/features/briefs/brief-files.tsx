import Paperclip from 'lucide-react/icons/paperclip'
import type { ReactNode } from 'react'
import type { BriefFile } from '#contracts/briefs/brief-file-fields.ts'
import { fileSize } from '#web/ui/form/file-check.ts'

/** The files of a brief; each name downloads it. `at`: the path of the brief for who reads. */
export function BriefFiles({
  files,
  at,
  action,
}: {
  files: readonly BriefFile[]
  at: string
  action?: (file: BriefFile) => ReactNode
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
          {action && <span className="ml-auto flex-none">{action(file)}</span>}
        </li>
      ))}
    </ul>
  )
}
