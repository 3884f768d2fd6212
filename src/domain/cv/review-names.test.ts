import { expect, test } from 'vitest'
import { missingNames, withName } from './review-names.ts'
import type { ReviewValue } from './review.ts'

const dates = { startDate: '2020', endDate: null, current: true }
const job: ReviewValue = {
  kind: 'experience',
  entry: { position: 'Analista', company: null, location: null, description: null, ...dates },
}
const study: ReviewValue = {
  kind: 'education',
  entry: { degree: null, institution: null, field: 'Estadística', ...dates },
}

test('an entry lacks the names that were not found; nothing else ever lacks one', () => {
  expect(missingNames(job)).toEqual(['company'])
  expect(missingNames(study)).toEqual(['degree', 'institution'])
  expect(missingNames({ kind: 'field', field: 'title', text: '' })).toEqual([])
})

test('a name that the person writes completes the entry, as it is typed; blanks do not', () => {
  const typing = withName(job, 'company', 'Tupay ')
  expect(typing).toMatchObject({ entry: { position: 'Analista', company: 'Tupay ' } })
  expect(missingNames(typing)).toEqual([])
  expect(missingNames(withName(typing, 'company', ' '))).toEqual(['company'])
})
