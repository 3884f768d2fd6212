import { expect, test } from 'vitest'
import { createPictureMaker } from './picture-maker.ts'
import type { ShareCard } from './share-card.ts'

const card: ShareCard = { look: 'day', kind: 'Empleo', title: 'Guía', by: 'Tupay', facts: [] }

test('more pictures than may wait are turned away at once, and there is room again afterwards', async () => {
  const pictures = createPictureMaker({ maxWaiting: 2 })
  const asked = [1, 2, 3].map(() => pictures.shareImage(card))
  const [first, second, third] = await Promise.all(asked)
  expect([first?.length, second?.length].every((size) => size! > 10_000)).toBe(true)
  expect(third).toBeNull()
  expect(await pictures.shareImage(card)).not.toBeNull()
  await pictures.close()
})

test('what cannot be drawn is an error of that picture alone', async () => {
  const pictures = createPictureMaker()
  const broken = pictures.shareImage({ ...card, look: 'none' as ShareCard['look'] })
  const whole = pictures.shareImage(card)
  await expect(broken).rejects.toThrow('look')
  expect(await whole).not.toBeNull()
  await pictures.close()
})

test('pictures on their way fail when the maker is closed, and none is drawn after', async () => {
  const pictures = createPictureMaker()
  const asked = pictures.shareImage(card)
  await Promise.all([expect(asked).rejects.toThrow('ended'), pictures.close()])
  expect(await pictures.shareImage(card)).toBeNull()
})
