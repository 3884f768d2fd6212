/** Where a line stands. `entryId`: of a work or a study. */
export interface LinePlace {
  field:
    | 'title'
    | 'summary'
    | 'skills'
    | 'description'
    | 'experience'
    | 'contact'
    | 'work-dates'
    | 'study-dates'
  entryId: number | null
  /** In words: 'Resumen', 'Contadora, Textil Andina'. */
  name: string
}

export type FindingCode =
  | 'unasked'
  | 'street'
  | 'weak-start'
  | 'figure-elsewhere'
  | 'no-figure'
  | 'one-paragraph'
  | 'capitals'
  | 'signs'
  | 'long-summary'
  | 'date-order'
  | 'future-date'
  | 'overlap'
  | 'years-differ'
  | 'skill-spelling'
  | 'asked-and-told'
  | 'no-phone'
  | 'no-place'
  | 'no-title'
  | 'no-summary'
  | 'no-work'

/** One thing to mend. `before` '' adds a line, `after` '' removes it; `after` null: only the person knows what to write. */
export interface Finding {
  code: FindingCode
  place: LinePlace
  before: string
  after: string | null
  /** Why, with what it rests on. */
  why: string
}

/** Stable while the line stays: what was accepted or put aside is known by it. */
export const keyOf = ({ code, place, before, after }: Finding): string =>
  [code, place.field, place.entryId ?? '', before, before === '' ? after : ''].join('|')
