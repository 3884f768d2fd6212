import { useDraggable, useDroppable } from '@dnd-kit/core'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import { resumeSectionLabels, type ResumeSectionKind } from '#contracts/resumes/resume-vocabulary.ts'
import type { ResumeContent } from '#contracts/resumes/resumes.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { cx } from '#web/ui/look/cx.ts'

type SectionRowProps = {
  kind: ResumeSectionKind
  content: ResumeContent[ResumeSectionKind]
  hidden: readonly string[]
  onToggle: (key: string) => void
  /** Null at the end of the list. */
  onUp: (() => void) | null
  onDown: (() => void) | null
}

/** A section: its place, whether it is shown, and which of its entries are. */
export function SectionRow({ kind, content, hidden, onToggle, onUp, onDown }: SectionRowProps) {
  const label = resumeSectionLabels[kind]
  const { attributes, listeners, setNodeRef: setHandle, isDragging } = useDraggable({ id: kind })
  const { setNodeRef, isOver } = useDroppable({ id: kind })
  const items = Array.isArray(content) ? content : []
  const isEmpty = content === null || (Array.isArray(content) && content.length === 0)
  const isHidden = hidden.includes(kind)
  const shown = items.filter(({ key }) => !hidden.includes(key)).length
  return (
    <li
      ref={setNodeRef}
      className={cx(
        'min-w-0 rounded-md border bg-surface',
        isOver ? 'border-accent-ink' : 'border-line',
        isDragging && 'opacity-60',
      )}
    >
      <div className="flex items-center gap-1 p-1.5">
        <button
          type="button"
          ref={setHandle}
          {...attributes}
          {...listeners}
          aria-label={`Arrastrar ${label}`}
          className="grid size-9 touch-none place-items-center rounded-sm text-ink-3 hover:text-ink"
        >
          <GripVertical className="icon" />
        </button>
        <div className="min-w-0 grow">
          <Checkbox
            label={label}
            count={isEmpty ? 'vacía' : items.length > 0 ? `${shown} de ${items.length}` : undefined}
            checked={!isHidden && !isEmpty}
            disabled={isEmpty}
            onChange={() => onToggle(kind)}
          />
        </div>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          aria-label={`Subir ${label}`}
          disabled={!onUp}
          onClick={() => onUp?.()}
        >
          <ArrowUp className="icon" />
        </Button>
        <Button
          variant="quiet"
          size="sm"
          iconOnly
          aria-label={`Bajar ${label}`}
          disabled={!onDown}
          onClick={() => onDown?.()}
        >
          <ArrowDown className="icon" />
        </Button>
      </div>
      {items.length > 0 && !isHidden && (
        <details className="border-t border-line px-3 py-2">
          <summary className="min-h-6 cursor-pointer text-sm text-ink-2">Elegir qué se muestra</summary>
          <ul className="mt-2 grid gap-1">
            {items.map(({ key, name, detail }) => (
              <li key={key} className="wrap-anywhere">
                <Checkbox
                  label={
                    <>
                      {name}
                      {detail && <span className="block text-xs text-ink-2">{detail}</span>}
                    </>
                  }
                  checked={!hidden.includes(key)}
                  onChange={() => onToggle(key)}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}
