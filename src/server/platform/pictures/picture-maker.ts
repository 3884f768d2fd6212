import { createDrawingThread } from '#server/platform/drawing-thread.ts'
import type { ShareCard } from './share-card.ts'

/** Draws pictures in a separate thread. */
export interface PictureMaker {
  /** The card as a PNG; null when too many wait already. Rejects when drawing fails. */
  shareImage(card: ShareCard): Promise<Buffer | null>
  close(): Promise<void>
}

/** The thread starts with the first picture. `maxWaiting` limits concurrent requests. */
export function createPictureMaker(options: { maxWaiting?: number } = {}): PictureMaker {
  const module = new URL('./picture.worker.ts', import.meta.url)
  const { draw, close } = createDrawingThread<ShareCard>(module, 'pictures', options)
  return { shareImage: draw, close }
}
