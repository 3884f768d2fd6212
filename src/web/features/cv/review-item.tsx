import ChevronDown from 'lucide-react/icons/chevron-down'
import Pencil from 'lucide-react/icons/pencil'
import { useId, useState } from 'react'
import { isComplete } from '#domain/cv/review.ts'
import { missingNames } from '#domain/cv/review-names.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { cx } from '#web/ui/look/cx.ts'
import { ReviewDescription } from './review-description.tsx'
import { ReviewEditor } from './review-editor.tsx'
import { ReviewSource } from './review-source.tsx'
import { ReviewNames } from './review-names.tsx'
import { doubtInWords, lackInWords, sourceOf, wordsOf } from './review.words.ts'
import { type CvReview, doubtsOf, type ReviewedItem } from './use-cv-review.ts'
import { useFocusAfter } from './use-focus-after.ts'

type ReviewItemProps = {
  item: ReviewedItem
  /** A name in columns, without lines between. */
  isShort?: boolean
} & Pick<CvReview, 'take' | 'correct' | 'name' | 'outline'>

/** One item of the CV: its box accepts or skips it, and it can be completed and corrected in place. */
export function ReviewItemRow({ item, isShort = false, take, correct, name, outline }: ReviewItemProps) {
  const [isEditing, setEditing] = useState(false)
  const [isShown, setShown] = useState(false)
  const id = useId()
  const pencil = useFocusAfter<HTMLButtonElement>(isEditing)
  const { value } = item
  const { title, detail } = wordsOf(value)
  const complete = isComplete(value)
  const isName = value.kind === 'skill'
  return (
    <li className={isShort ? 'py-1.5' : 'border-line py-3 not-first:border-t first:pt-0 last:pb-0'}>
      <div className="flex items-start gap-3">
        <input
          type="checkbox"
          id={id}
          className="tick mt-0.5"
          checked={item.isTaken}
          disabled={!complete}
          aria-describedby={`${id}-mark ${id}-sure`}
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
          {value.kind === 'experience' && value.entry.description && (
            <ReviewDescription text={value.entry.description} of={title} />
          )}
          <div className="mt-1 flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-2">
            <span id={`${id}-mark`} className="contents">
              <Mark item={item} />
            </span>
            <button
              type="button"
              className="inline-flex min-h-6 items-center gap-1 underline decoration-line-strong underline-offset-2 hover:text-ink"
              aria-expanded={isShown}
              aria-controls={`${id}-place`}
              onClick={() => setShown(!isShown)}
            >
              <span id={`${id}-sure`}>{item.isCorrected ? 'Corregido por ti' : sourceOf(item)}</span>
              <span className="sr-only">Ver dónde está en tu CV: {title}</span>
              <ChevronDown className={cx('icon transition-transform', isShown && 'rotate-180')} />
            </button>
          </div>
        </div>
        {!isEditing && (
          <Button
            ref={pencil}
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
      {!isEditing && !item.isCorrected && missingNames(item.read).length > 0 && (
        <ReviewNames item={item} onName={name} />
      )}
      <div id={`${id}-place`} hidden={!isShown}>
        {isShown && <ReviewSource item={item} outline={outline} />}
      </div>
      {isEditing && (
        <ReviewEditor
          item={item}
          onClose={() => setEditing(false)}
          onSave={(corrected) => {
            correct(item.id, corrected)
            setEditing(false)
          }}
        />
      )}
    </li>
  )
}

/** In words: what is missing, what may be wrong, and that the person skipped it before. */
function Mark({ item }: { item: ReviewedItem }) {
  const doubtful = doubtsOf(item)
  const lack = lackInWords(item.value)
  return (
    <>
      {lack && <Badge tone="warn">{lack}</Badge>}
      {item.outcome === 'deleted' && !item.isTaken && <Badge>Lo borraste de tu perfil</Badge>}
      {doubtful.length > 0 && (
        <Badge tone="warn" wraps>
          {doubtInWords(item.value.kind, doubtful)}
        </Badge>
      )}
    </>
  )
}
