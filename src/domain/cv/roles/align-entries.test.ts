import { textLines } from '#tests/support/cv-page.ts'
import { expect, test } from 'vitest'
import { alignEntries } from './align-entries.ts'
import { LABELS } from './role-labels.ts'
import { tokensOf } from './role-tokens.ts'

test('the strings of the gold label the words of the page, in its order', () => {
  const tokens = tokensOf(textLines('Kusi S.A.C.\nJefa 2022 - 2023\nVentas\nCajera 2019 - 2021'))
  const gold = (what: string, start: string, end: string) => ({
    texts: { what, where: 'Kusi S.A.C.' },
    start,
    end,
    isCurrent: false,
  })
  const { labels, missed } = alignEntries(
    [tokens],
    [gold('Jefa', '2022', '2023'), gold('Cajera', '2019', '2021')],
  )
  expect(labels[0]!.map((label) => LABELS[label])).toEqual([
    'S-where',
    'I-where',
    'B-what',
    'B-date',
    'body',
    'S-what',
    'B-date',
  ])
  expect(missed).toBe(0)
})

test('a string that is not on the page is missed', () => {
  const { missed } = alignEntries(
    [tokensOf(textLines('Cajera 2019 - 2021'))],
    [{ texts: { what: 'Cajera', where: 'Kusi' }, start: '2019', end: '2021', isCurrent: false }],
  )
  expect(missed).toBe(1)
})
