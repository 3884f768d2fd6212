import { expect, test } from 'vitest'
import { type Grey, turned } from './grey-picture.ts'
import { evenLight, levelling } from './straighten.ts'

const WIDTH = 600
const HEIGHT = 800

/** Lines of dashes, as text looks from afar, on a paper of one brightness at each place. */
function dashes(paperAt: (x: number, y: number) => number): Grey {
  const data = new Uint8Array(WIDTH * HEIGHT)
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const isInk = y % 24 < 8 && y > 60 && y < 740 && x > 60 && x < 540 && x % 13 < 9
      data[y * WIDTH + x] = isInk ? paperAt(x, y) * 0.2 : paperAt(x, y)
    }
  return { data, width: WIDTH, height: HEIGHT }
}

test.each([0, 3.4, -5.2])(
  'a page that lies askew by %d degrees is measured to a quarter of a degree',
  async (skew) => {
    const askew = await turned(
      dashes(() => 250),
      skew,
    )
    expect(Math.abs((await levelling(askew)) + skew)).toBeLessThan(0.25)
  },
)

test('a page that lies on its side is turned by a quarter', async () => {
  const onItsSide = await turned(
    dashes(() => 250),
    90,
  )
  expect(Math.abs(await levelling(onItsSide)) % 180).toBeCloseTo(90, 0)
})

test('in a shadow, paper becomes white and ink stays dark', () => {
  const { data } = evenLight(dashes((x) => 240 - x * 0.25))
  const paper = [20, 300, 580].map((x) => data[30 * WIDTH + x]!)
  for (const pixel of paper) expect(pixel).toBeGreaterThan(225)
  const ink = [79, 300, 521].map((x) => data[(24 * 10 + 4) * WIDTH + x]!)
  for (const pixel of ink) expect(pixel).toBeLessThan(90)
})

test('what is printed dark stays dark', () => {
  const { data } = evenLight(dashes((x) => (x < 180 ? 60 : 245)))
  expect(data[30 * WIDTH + 60]).toBeLessThan(100)
})
