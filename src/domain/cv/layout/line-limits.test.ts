import { linesOf, run, stack } from '#tests/support/cv-page.ts'
import { describe, expect, test } from 'vitest'
import { hasRoomFor, limitsOf, tightest } from './line-limits.ts'

test('the tightest distance is that of lines, not of a raised letter or the top of a column', () => {
  const lines = linesOf([run('Uno', 40, 60), run('Dos', 40, 73), run('Tres', 40, 90), run('Cuatro', 40, 98)])
  expect(tightest(lines)).toBe(1.3)
  expect(tightest([])).toBe(Infinity)
})

describe('a line may reach', () => {
  const limitAt = (runs: Parameters<typeof linesOf>[0], index: number, piece = 0) => {
    const lines = linesOf(runs)
    return limitsOf(lines, tightest(lines))(lines[index]!, piece)
  }

  test('the end of its column', () => {
    const runs = stack(['Analista', 'Compras de insumos para tres plantas'], 40, 60)
    expect(limitAt(runs, 0)).toBe(40 + 36 * 5)
  })

  test('as far as it likes where lines are short names', () => {
    expect(limitAt(stack(['Trébol', 'Inventarios', 'Molinos'], 40, 60), 0)).toBe(Infinity)
  })

  test('the item beside it', () => {
    const runs = [
      run('Analista de Compras', 40, 60),
      run('Banco Andino', 200, 60),
      ...stack(['Lima'], 40, 80),
    ]
    expect(limitAt(runs, 0)).toBe(192)
    expect(limitAt(runs, 0, 1)).toBe(260)
  })

  test('no further than the longest name, where the dates stand right behind it', () => {
    const runs = [
      run('Analista de Compras', 40, 60),
      run('2019 - 2021', 160, 60),
      run('Auxiliar', 40, 90),
      run('2017 - 2019', 160, 90),
    ]
    expect(limitAt(runs, 1)).toBe(135)
  })

  test('where the lines of its section broke, though contact data made the column wider', () => {
    const [wide, ...own] = linesOf([
      run('rosa@ejemplo.pe | 987 654 321 | Cayma, Arequipa | linkedin.com/in/rosa', 40, 40),
      ...stack(['Analista de compras con diez', 'años en empresas de Lima', 'y de sus provincias.'], 40, 70),
    ])
    expect(limitsOf(own, tightest(own))(own[1]!, 0)).toBe(own[0]!.right)
    // A single line that continues in lower case may be chance.
    const few = own.slice(0, 2)
    expect(limitsOf(few, tightest(few))(few[1]!, 0)).toBe(wide!.right)
  })
})

test.each([
  ['Analista', 'Quipu S.A.C.', true],
  ['Analista de Compras e', 'Inventarios', false],
  ['Conta-', 'bilidad', false],
])('behind %j the first word of %j had room: %s', (text, below, had) => {
  const [piece, next] = linesOf(stack([text, below], 40, 60)).map(({ pieces }) => pieces[0]!)
  expect(hasRoomFor(piece!, next!, 160)).toBe(had)
})
