import { expect, test } from 'vitest'
import { noAnswer, paragraphsOf, plainTextOf, withPiece } from './answer.ts'

test('pieces of text are joined as they are', () => {
  const one = withPiece(noAnswer, { type: 'text', text: 'Hay 5 ' })
  expect(withPiece(one, { type: 'text', text: 'empleos [1].' }).text).toBe('Hay 5 empleos [1].')
})

test('a piece of a kind that the page does not know changes nothing', () => {
  expect(withPiece(noAnswer, { type: 'picture' } as never)).toBe(noAnswer)
})

test('an answer is cut into paragraphs, and each at its references', () => {
  expect(paragraphsOf('Hay 5 [1].\n\nMira este [12]')).toEqual([
    [
      { kind: 'words', text: 'Hay 5 ' },
      { kind: 'source', number: 1 },
      { kind: 'words', text: '.' },
    ],
    [
      { kind: 'words', text: 'Mira este ' },
      { kind: 'source', number: 12 },
    ],
  ])
})

test('the text alone has no references', () => {
  expect(plainTextOf('Hay 5 [1].\n\nMira [2] este.')).toBe('Hay 5.\n\nMira este.')
})
