import { mostLetters } from '#contracts/text-lengths.ts'
import { missingNames } from '#domain/cv/review-names.ts'
import { textOfPart } from '#domain/cv/review-parts.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { partNames } from './review.words.ts'
import type { CvReview, ReviewedItem } from './use-cv-review.ts'

/** Asks for an entry's names that the CV does not state. With them the entry is accepted. */
export function ReviewNames({ item, onName }: { item: ReviewedItem; onName: CvReview['name'] }) {
  const { read, value } = item
  return (
    <div className="mt-2 grid gap-3 pl-8 sm:grid-cols-2">
      {missingNames(read).map((name) => (
        <Field key={name} label={partNames[name]} hint="Tu CV no lo dice. Con este dato se guarda.">
          <TextInput
            value={textOfPart(value, name) ?? ''}
            onChange={(event) => onName(item, name, event.target.value)}
            maxLength={mostLetters.line}
            autoComplete="off"
          />
        </Field>
      ))}
    </div>
  )
}
