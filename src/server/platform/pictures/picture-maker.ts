import { Worker } from 'node:worker_threads'
import type { PictureAnswer, PictureRequest } from './picture.worker.ts'
import type { ShareCard } from './share-card.ts'

/** Draws pictures in a thread of its own: one takes some tenths of a second of computing. */
export interface PictureMaker {
  /** The card as a PNG; null when too many wait already. Rejects when it cannot be drawn. */
  shareImage(card: ShareCard): Promise<Buffer | null>
  close(): Promise<void>
}

const HEAP_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

interface Waiting {
  resolve(png: Buffer): void
  reject(error: Error): void
}

/** The thread starts with the first picture. `maxWaiting` bounds how many may be asked for at once. */
export function createPictureMaker({ maxWaiting = 24 } = {}): PictureMaker {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0
  let isClosed = false

  function start(): Worker {
    const started = new Worker(new URL('./picture.worker.ts', import.meta.url), {
      resourceLimits: HEAP_LIMITS,
      env: {},
      execArgv: [],
    })
    // A warm thread must not keep a process alive that has nothing else to do.
    started.unref()
    started.on('message', (answer: PictureAnswer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) started.unref()
      if ('png' in answer) asked?.resolve(Buffer.from(answer.png))
      else asked?.reject(new Error(answer.failure))
    })
    started.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => lose(new Error('The thread of the pictures ended')))
    return started
  }

  /** What was asked of a thread that is gone fails; the next picture starts another. */
  function lose(error: Error): void {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  return {
    async shareImage(card) {
      if (isClosed || waiting.size >= maxWaiting) return null
      worker ??= start()
      worker.ref()
      const request: PictureRequest = { id: ++lastId, card }
      const drawn = new Promise<Buffer>((resolve, reject) => waiting.set(request.id, { resolve, reject }))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage(request)
      return drawn
    },
    async close() {
      isClosed = true
      await worker?.terminate()
    },
  }
}
