import type { ReviewValue } from '#domain/cv/review.ts'
import { isDoubtful } from '#domain/cv/review-parts.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ReviewList } from '#web/features/cv/review-list.tsx'
import { QuotedWords } from '#web/features/cv/quoted-words.tsx'
import { fieldNames, sourceOf } from '#web/features/cv/review.words.ts'
import type { FilledField, ProfileSetup } from './use-profile-setup.ts'

type SetupFoundProps = { setup: ProfileSetup; kind: ReviewValue['kind'] }

/** What the CV says for this tab, to be reviewed before saving. Renders nothing when there is nothing. */
export function SetupFound({ setup, kind }: SetupFoundProps) {
  const items = setup.entries.filter(({ value }) => value.kind === kind)
  if (items.length === 0) return null
  return (
    <Card title="De tu CV">
      <p className="mb-4 text-sm text-ink-2">
        Se guarda lo que dejes marcado. Corrige lo que haga falta con el lápiz.
      </p>
      <ReviewList items={items} review={setup.review} />
    </Card>
  )
}

/** Which of a tab's fields the CV filled, with confidence and place. */
export function FilledNote({
  filled,
  valueOf,
}: {
  filled: readonly FilledField[]
  /** The field's current value: once changed, it no longer comes from the CV. */
  valueOf: (field: FilledField['field']) => string
}) {
  const shown = filled.filter(({ field, text }) => valueOf(field) === text)
  if (shown.length === 0) return null
  return (
    <div className="rounded-md bg-sunken px-4 py-3 text-xs text-ink-2">
      <p className="font-strong">De tu CV</p>
      <ul className="mt-1 grid gap-1">
        {shown.map(({ field, text, from, ...source }) => (
          <li key={field} className="flex flex-wrap items-center gap-x-2 gap-y-1">
            {isDoubtful(source) && <Badge tone="warn">Revísalo</Badge>}
            {fieldNames[field]}: {sourceOf(source).toLowerCase()}
            {isDoubtful(source) &&
              field !== 'summary' &&
              from.map((place) => <QuotedWords key={place.page} text={place.text} value={text} />)}
          </li>
        ))}
      </ul>
    </div>
  )
}
