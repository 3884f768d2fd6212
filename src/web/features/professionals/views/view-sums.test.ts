import { expect, test } from 'vitest'
import { sumViews, viewBars } from './view-sums.ts'

const day = (at: string, byCompanies: number, byOthers: number) => ({ day: at, byCompanies, byOthers })

test('the sums are of all days, the best day is the latest of equals', () => {
  const days = [day('2026-11-19', 1, 2), day('2026-11-20', 3, 0), day('2026-11-21', 0, 1)]
  expect(sumViews(days)).toEqual({ total: 7, byCompanies: 4, best: { day: '2026-11-20', count: 3 } })
  expect(sumViews([day('2026-11-21', 0, 0)])).toEqual({ total: 0, byCompanies: 0, best: null })
})

test("the highest bar fills the box, the others' part is above the companies', and days without visits have no bar", () => {
  const box = { width: 100, height: 40 }
  const [first, second] = viewBars([day('2026-11-20', 1, 3), day('2026-11-21', 1, 0)], box)
  expect(first).toMatchObject({
    x: 7.5,
    width: 35,
    companies: { y: 30, height: 10 },
    others: { y: 0, height: 30 },
  })
  expect(second).toMatchObject({ x: 57.5, companies: { y: 30, height: 10 }, others: { y: 30, height: 0 } })
  const [none] = viewBars([day('2026-11-21', 0, 0)], box)
  expect([none?.companies.height, none?.others.height]).toEqual([0, 0])
})
