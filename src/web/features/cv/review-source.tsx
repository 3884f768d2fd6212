import { type ReviewPart, textOfPart } from '#domain/cv/review-parts.ts'
import { Badge } from '#web/ui/look/badge.tsx'
import type { PageOutline } from './page-outline.ts'
import { PageSketch } from './page-sketch.tsx'
import { QuotedWords } from './quoted-words.tsx'
import { partInWords, partNames, sourceOf } from './review.words.ts'
import { doubtsOf, type ReviewedItem } from './use-cv-review.ts'

type ReviewSourceProps = { item: ReviewedItem; outline: ReadonlyMap<number, PageOutline> }

/** For each value of an item: where it stands in the CV, its confidence, and the words there. */
export function ReviewSource({ item, outline }: ReviewSourceProps) {
  const { parts, pages, value } = item
  const doubtful = doubtsOf(item)
  const isAlone = value.kind === 'field' || value.kind === 'skill'
  return (
    <div className="mt-2 flex flex-wrap gap-4 rounded-md bg-sunken p-4 text-sm sm:flex-nowrap">
      <ul className="grid min-w-0 grow content-start gap-3">
        {parts.map((part) => (
          <li key={part.name} className="grid gap-x-4 sm:grid-cols-[1fr_auto]">
            {!isAlone && (
              <>
                <PartHead item={item} part={part} isDoubtful={doubtful.includes(part)} />
                <p className="text-xs leading-5 text-ink-2 max-sm:order-last sm:text-right">
                  {sourceOfPart(item, part)}
                </p>
              </>
            )}
            <div className="sm:col-span-2">
              <PartQuotes item={item} part={part} />
            </div>
          </li>
        ))}
      </ul>
      <div className="flex flex-none flex-wrap content-start gap-3 empty:hidden max-sm:w-full">
        {pages.map((page) => {
          const sketch = outline.get(page)
          return (
            sketch && <PageSketch key={page} page={page} outline={sketch} marked={boxesOn(page, parts)} />
          )
        })}
      </div>
    </div>
  )
}

const boxesOn = (page: number, parts: readonly ReviewPart[]) =>
  parts.flatMap(({ from }) => from.filter((place) => place.page === page).map(({ box }) => box))

/** 'Confianza media · página 1'; after a correction, that the person wrote it. */
function sourceOfPart({ read, value }: ReviewedItem, { name, confidence, from }: ReviewPart): string {
  if (textOfPart(read, name) !== textOfPart(value, name)) return 'Corregido por ti'
  return sourceOf({ confidence, pages: [...new Set(from.map(({ page }) => page))] })
}

type PartProps = { item: ReviewedItem; part: ReviewPart }

function PartHead({ item: { value }, part: { name }, isDoubtful }: PartProps & { isDoubtful: boolean }) {
  return (
    <p className="wrap-anywhere">
      <span className="font-strong">{partNames[name]}</span>{' '}
      {name !== 'description' && partInWords(value, name)} {isDoubtful && <Badge tone="warn">Revísalo</Badge>}
    </p>
  )
}

/** The words of the CV by place. A whole text is already shown, so it is not repeated. */
function PartQuotes({ item: { read }, part: { name, from } }: PartProps) {
  if (from.length === 0)
    return <p className="text-xs text-ink-2">No sabemos en qué parte de tu CV está. Compáralo con él.</p>
  if (name === 'summary' || name === 'description') return null
  return from.map(({ page, text }) => (
    <QuotedWords key={page} text={text} value={textOfPart(read, name) ?? ''} />
  ))
}
