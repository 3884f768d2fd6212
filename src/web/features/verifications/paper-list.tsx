import FileCheck from 'lucide-react/icons/file-check'
import type { PaperKind } from '#contracts/verifications/verifications-vocabulary.ts'
import { Button } from '#web/ui/action/button.tsx'
import { fileSize } from '#web/ui/form/file-check.ts'

export type OwnPaper = { id: number; kind: PaperKind; name: string; size: number }

type PaperListProps = {
  papers: readonly OwnPaper[]
  /** Deletes one; omitted: they can only be read. */
  onRemove?: (id: number) => void
}

/** Papers that the person sent; each name opens its file. */
export function PaperList({ papers, onRemove }: PaperListProps) {
  if (papers.length === 0) return null
  return (
    <ul className="grid w-full gap-2">
      {papers.map((paper) => (
        <li
          key={paper.id}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-sm border border-line bg-surface px-3 py-2"
        >
          <FileCheck className="icon text-ok-ink" />
          <a
            href={`/api/me/verification/papers/${paper.id}`}
            download
            className="link min-w-0 text-sm wrap-anywhere"
          >
            {paper.name}
          </a>
          <span className="text-xs text-ink-3 tabular-nums">{fileSize(paper.size)}</span>
          {onRemove && (
            <Button
              variant="quiet"
              size="sm"
              className="ml-auto"
              aria-label={`Borrar ${paper.name}`}
              onClick={() => onRemove(paper.id)}
            >
              Borrar
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
