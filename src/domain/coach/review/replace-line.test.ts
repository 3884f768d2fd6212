import { expect, test } from 'vitest'
import { replaceLines, replaceName } from './replace-line.ts'

test('what is replaced can be put back', () => {
  const text = 'Uno\n Dos \nTres'
  const changed = replaceLines(text, 'Dos', 'Dos a\nDos b')
  expect(changed).toBe('Uno\nDos a\nDos b\nTres')
  expect(replaceLines(changed, 'Dos a\nDos b', 'Dos')).toBe('Uno\nDos\nTres')
  expect(replaceLines(replaceLines(null, '', 'Uno'), 'Uno', '')).toBe('')
})

test('a line that is not there any more is not guessed', () => {
  expect(replaceLines('Uno', 'Dos', 'Tres')).toBeNull()
  expect(replaceLines(null, 'Dos', 'Tres')).toBeNull()
  expect(replaceName(['Excel'], 'Exel', 'Excel')).toBeNull()
})

test('a name of a list is replaced, added once and removed', () => {
  expect(replaceName(['Excel', 'power bi'], 'power bi', 'Power BI')).toEqual(['Excel', 'Power BI'])
  expect(replaceName(['Excel', 'Exel'], 'Exel', 'Excel')).toEqual(['Excel'])
  expect(replaceName(['Excel'], '', 'Excel')).toEqual(['Excel'])
  expect(replaceName(['Excel', 'SQL'], 'SQL', '')).toEqual(['Excel'])
})
