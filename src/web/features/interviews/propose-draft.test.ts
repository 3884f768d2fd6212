import { expect, test } from 'vitest'
import { checkDraft, firstDraft, withAnotherSlot } from './propose-draft.ts'

const found = {
  interviews: [],
  colleagues: [
    { userId: 1, name: 'Ana', isMe: false },
    { userId: 2, name: 'Eva', isMe: true },
  ],
  bufferMinutes: 30,
  mayWrite: true,
}

test('a proposal begins with oneself, the usual buffer and the next working day', () => {
  // A Friday in Lima.
  const draft = firstDraft(found, new Date('2026-11-27T15:00:00Z'))
  expect(draft).toMatchObject({ interviewerIds: [2], bufferMinutes: 30 })
  expect(draft.slots).toEqual([{ key: 0, date: '2026-11-30', time: '10:00' }])
  expect(withAnotherSlot(draft.slots).at(-1)).toEqual({ key: 1, date: '2026-12-01', time: '10:00' })
})

test('what is missing is named by its field', () => {
  const draft = firstDraft(found, new Date('2026-11-27T15:00:00Z'))
  expect(checkDraft(draft).errors).toEqual({
    place: 'Pega el enlace completo, que empieza con https://',
  })
  expect(
    checkDraft({ ...draft, kind: 'phone', slots: [{ key: 0, date: '', time: '10:00' }] }).errors,
  ).toEqual({
    'slots.0.date': expect.any(String),
  })
  expect(checkDraft({ ...draft, kind: 'phone' }).body).toMatchObject({ kind: 'phone', place: '' })
})
