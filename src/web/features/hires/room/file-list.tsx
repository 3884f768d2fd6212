import Download from 'lucide-react/icons/download'
import { fileSize } from '#web/ui/form/file-check.ts'

/** The files of a delivery, to download. */
export function FileList({
  hireId,
  files,
}: {
  hireId: number
  files: readonly { id: string; name: string; size: number }[]
}) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Archivos" className="mt-4 divide-y divide-line rounded-md border border-line">
      {files.map(({ id, name, size }) => (
        <li key={id}>
          <a
            href={`/api/hires/${hireId}/files/${id}`}
            download={name}
            className="flex min-h-control items-center justify-between gap-4 px-4 py-2 no-underline hover:bg-sunken"
          >
            <span className="min-w-0">
              <span className="block font-strong wrap-anywhere">{name}</span>
              <span className="block text-xs text-ink-2">{fileSize(size)}</span>
            </span>
            <Download className="icon flex-none" />
          </a>
        </li>
      ))}
    </ul>
  )
}
