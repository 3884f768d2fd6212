import type { AdField } from '#contracts/jobs/holds-vocabulary.ts'
import type { JobHold } from '#contracts/jobs/company-job-fields.ts'

/** The texts of an ad, by field. */
export type QuotedTexts = Record<AdField, string>

type Find = JobHold['reasons'][number]['finds'][number]

const fieldNames: Record<AdField, string> = {
  title: 'En el título',
  description: 'En la descripción',
  requirements: 'En los requisitos',
  benefits: 'En los beneficios',
  salaryRange: 'En el pago',
  questionTexts: 'En las preguntas',
}
/** Characters on each side of the words. */
const around = 32

/** Words of an ad where they stand: the field, and the text around them. */
export function QuotedFind({ find, texts }: { find: Find; texts: QuotedTexts }) {
  const { field, start, end } = find
  const text = texts[field]
  // The company may have the form open in two tabs: without their place the words are quoted alone.
  const isThere = text.slice(start, end) === find.term
  const isCutBefore = isThere && start > around
  const isCutAfter = isThere && end + around < text.length
  const before = isThere ? text.slice(Math.max(0, start - around), start) : ''
  const after = isThere ? text.slice(end, end + around) : ''
  return (
    <>
      {fieldNames[field]}: {isCutBefore ? `…${before.replace(/^\S*\s/, '')}` : before}
      <mark className="rounded-sm bg-surface px-1 font-strong text-ink">{find.term.trim()}</mark>
      {isCutAfter ? `${after.replace(/\s\S*$/, '')}…` : after}
    </>
  )
}
