import { expect, test } from 'vitest'
import { chakanaPath } from './chakana-path.ts'

/** Walks the relative h/v commands and returns every corner. */
function corners(path: string) {
  const start = /^M(-?[\d.]+) (-?[\d.]+)/.exec(path)
  let [x, y] = [Number(start?.[1]), Number(start?.[2])]
  return [...path.matchAll(/([hv])(-?[\d.]+)/g)].map(([, axis, by]) => {
    if (axis === 'h') x += Number(by)
    else y += Number(by)
    return [x, y] as const
  })
}

test.each([
  { arm: 6, step: 6, steps: 2, half: 18 },
  { arm: 90, step: 90, steps: 3, half: 360 },
])('a chakana of arm $arm and $steps steps closes and reaches $half on every side', (shape) => {
  const points = corners(chakanaPath(50, 50, shape.arm, shape.step, shape.steps))
  expect(points.at(-1)).toEqual([50 - shape.arm, 50 - shape.half])
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  expect([Math.min(...xs), Math.max(...xs)]).toEqual([50 - shape.half, 50 + shape.half])
  expect([Math.min(...ys), Math.max(...ys)]).toEqual([50 - shape.half, 50 + shape.half])
  expect(points).toHaveLength(4 + 8 * shape.steps)
})
