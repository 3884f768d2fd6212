import { describe, expect, test } from 'vitest'
import { colleaguesFor, mentionedIn, openMention, splitMentions, withMention } from './mention-text.ts'

const team = [
  { userId: 1, name: 'Sofía Luna' },
  { userId: 2, name: 'Inés Soto' },
  { userId: 3, name: 'Sofía' },
]

describe('the mention at the caret', () => {
  test.each([
    ['@', 1, { start: 0, query: '' }],
    ['Hola @So', 8, { start: 5, query: 'So' }],
    ['(@Inés So', 9, { start: 1, query: 'Inés So' }],
    ['Hola @So y más', 8, { start: 5, query: 'So' }],
    ['rosa@ejemplo', 12, null],
    ['Hola', 4, null],
    ['@ a', 3, null],
    ['@So\nfin', 7, null],
    [`@${'a'.repeat(41)}`, 42, null],
  ])('%j at %i', (text, caret, found) => {
    expect(openMention(text, caret)).toEqual(found)
  })
})

test.each([
  ['', ['Sofía Luna', 'Inés Soto', 'Sofía']],
  ['so', ['Sofía Luna', 'Inés Soto', 'Sofía']],
  ['INES', ['Inés Soto']],
  ['luna', ['Sofía Luna']],
  ['ofía', []],
])('%j offers %j', (query, names) => {
  expect(colleaguesFor(team, query).map(({ name }) => name)).toEqual(names)
})

test.each([
  ['Mira @So', 8, 'Mira @Sofía Luna ', 17],
  ['Mira @So, ¿sí?', 8, 'Mira @Sofía Luna, ¿sí?', 16],
])('%j becomes %j', (text, caret, written, then) => {
  expect(withMention(text, openMention(text, caret)!, 'Sofía Luna')).toEqual({ text: written, caret: then })
})

test('who is named is mentioned, and the longest name counts', () => {
  expect(mentionedIn('@Inés Soto mira', team)).toEqual([2])
  expect(splitMentions('Hola @Sofía Luna y @Sofía.', team)).toEqual([
    { text: 'Hola ', isMention: false },
    { text: '@Sofía Luna', isMention: true },
    { text: ' y ', isMention: false },
    { text: '@Sofía', isMention: true },
    { text: '.', isMention: false },
  ])
  expect(splitMentions('', team)).toEqual([])
})
