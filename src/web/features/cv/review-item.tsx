import Pencil from 'lucide-react/icons/pencil'
import { useId, useState } from 'react'
import { isComplete, wantsLook } from '#domain/cv/review.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ReviewEditor } from './review-editor.tsx'
import { sourceOf, wordsOf } from './review-words.ts'
import type { CvReview, ReviewedItem } from './use-cv-review.ts'

type ReviewItemProps = {
  item: ReviewedItem
  /** A name among others, in columns: no lines between. */
  isShort?: boolean
} & Pick<CvReview, 'take' | 'correct'>

/** One thing that the CV says: taken over or skipped by its box, corrected in place. */
export function ReviewItemRow({ item, isShort = false, take, correct }: ReviewItemProps) {
  const [isEditing, setEditing] = useState(false)
  const id = useId()
  const { title, detail } = wordsOf(item.value)
  const complete = isComplete(item.value)
  const isName = item.value.kind === 'skill'
  return (
    <li className={isShort ? 'py-1.5' : 'border-line py-3 not-first:border-t first:pt-0 last:pb-0'}>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          id={id}
          className="tick mt-0.5"
          checked={item.isTaken && complete}
          disabled={!complete}
          aria-describedby={`${id}-source`}
          onChange={(event) => take(item.id, event.target.checked)}
        />
        <div className="min-w-0 grow text-sm">
          <label
            htmlFor={id}
            className={cx(
              'block whitespace-pre-line wrap-anywhere',
              detail === '' && !isName ? '' : 'font-strong',
            )}
          >
            {title}
          </label>
          {detail && <p className="text-ink-2 wrap-anywhere">{detail}</p>}
          <p
            id={`${id}-source`}
            className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2"
          >
            <Mark item={item} isComplete={complete} />
            {item.isCorrected ? 'Corregido por ti' : sourceOf(item)}
          </p>
        </div>
        {!isEditing && (
          <Button
            variant="quiet"
            size="sm"
            iconOnly
            className="-mt-1.5 -mr-2 flex-none"
            aria-label={`Corregir ${title}`}
            onClick={() => setEditing(true)}
          >
            <Pencil className="icon" />
          </Button>
        )}
      </div>
      {isEditing && (
        <ReviewEditor
          value={item.value}
          onClose={() => setEditing(false)}
          onSave={(value) => {
            correct(item.id, value)
            setEditing(false)
          }}
        />
      )}
    </li>
  )
}

function Mark({ item, isComplete: complete }: { item: ReviewedItem; isComplete: boolean }) {
  if (!complete) return <Badge tone="warn">Incompleto</Badge>
  return wantsLook(item) && !item.isCorrected && <Badge tone="warn">Revísalo</Badge>
}
