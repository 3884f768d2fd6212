import { createDrawingThread } from '#server/platform/drawing-thread.ts'
import type { ShareCard } from './share-card.ts'

/** Draws pictures in a thread of its own. */
export interface PictureMaker {
  /** The card as a PNG; null when too many wait already. Rejects when it cannot be drawn. */
  shareImage(card: ShareCard): Promise<Buffer | null>
  close(): Promise<void>
}

/** The thread starts with the first picture. `maxWaiting` bounds how many may be asked for at once. */
export function createPictureMaker(options: { maxWaiting?: number } = {}): PictureMaker {
  const module = new URL('./picture.worker.ts', import.meta.url)
  const { draw, close } = createDrawingThread<ShareCard>(module, 'pictures', options)
  return { shareImage: draw, close }
}
