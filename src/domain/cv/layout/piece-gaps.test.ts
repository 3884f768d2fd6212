import { run } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { datesAtRight, stretched } from './piece-gaps.ts'
import type { Span } from './text-line.ts'

const span = (text: string, x: number, y = 60): Span => {
  const { width, height, font, isBold, isItalic } = run(text, x, y)
  return { text, x, right: x + width, y, size: height, font, isBold, isItalic, page: 1 }
}
/** Words with equal gaps, in points. */
const spaced = (words: readonly string[], gap: number, x = 40, y = 60): Span[] => {
  const spans: Span[] = []
  for (const word of words) spans.push(span(word, (spans.at(-1)?.right ?? x - gap) + gap, y))
  return spans
}

describe('a line that is stretched to the edge', () => {
  const words = ['Control', 'de', 'inventarios', 'y', 'compras']
  const read = (spans: readonly Span[]) => [...stretched(spans)].map(({ text }) => text)

  test('has words behind gaps that are all alike', () => {
    expect(read(spaced(words, 14))).toEqual(words.slice(1))
  })

  test.each([
    ['of which none is small: they are items', spaced(['Excel', 'Word', 'Outlook', 'Access'], 14)],
    ['with the white of cells between them', spaced(words, 30)],
    ['with a common space', spaced(words, 3)],
    ['too few', spaced(words.slice(0, 3), 14)],
  ])('but not words %s', (_, spans) => {
    expect(read(spans)).toEqual([])
  })
})

describe('dates at the right end', () => {
  const tailsOf = (...rows: Span[][]) => {
    const found = datesAtRight(rows)
    return rows.map((own) =>
      own
        .slice(found.get(own) ?? own.length)
        .map(({ text }) => text)
        .join(' '),
    )
  }
  /** A row whose last words end at an edge. */
  const ending = (text: string, dates: readonly string[], y: number, edge = 500) => {
    const tail = spaced(dates, 3, 0, y)
    const shift = edge - tail.at(-1)!.right
    return [...spaced(text.split(' '), 3, 40, y), ...spaced(dates, 3, shift, y)]
  }

  test('of several rows are items of their own', () => {
    expect(
      tailsOf(
        ending('Analista de Compras', ['Ene.', '2019', '–', 'Dic.', '2021'], 60),
        ending('Auxiliar', ['Mar.', '2017', '–', 'actualidad'], 100),
      ),
    ).toEqual(['Ene. 2019 – Dic. 2021', 'Mar. 2017 – actualidad'])
  })

  test('of one row, or at edges that differ, are part of its text', () => {
    expect(tailsOf(ending('Auxiliar', ['2019'], 60), spaced(['Jefa', 'de', 'Compras'], 3))).toEqual(['', ''])
    expect(tailsOf(ending('Auxiliar', ['2019'], 60), ending('Jefa', ['2021'], 74, 480))).toEqual(['', ''])
  })

  test('a row that is all date has none', () => {
    const whole = () => spaced(['Ene.', '2019', '–', 'Dic.', '2021'], 3)
    expect(tailsOf(whole(), whole())).toEqual(['', ''])
  })
})
