import { expect, test } from 'vitest'
import { pageWindow } from './page-window.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 27, [1, 2, 'gap', 27]],
  [3, 27, [1, 2, 3, 4, 'gap', 27]],
  [4, 27, [1, 2, 3, 4, 5, 'gap', 27]],
  [5, 27, [1, 'gap', 4, 5, 6, 'gap', 27]],
  [25, 27, [1, 'gap', 24, 25, 26, 27]],
  [27, 27, [1, 'gap', 26, 27]],
  [1, 0, []],
])('page %d of %d shows %j', (current, total, expected) => {
  expect(pageWindow(current, total)).toEqual(expected)
})
