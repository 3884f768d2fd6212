import { Worker } from 'node:worker_threads'
import type { DrawingAnswer, DrawingRequest } from './drawing-worker.ts'

/** Draws in a thread of its own what takes some tenths of a second of computing. */
export interface DrawingThread<Wish> {
  /** The bytes; null when too many wait already, or too many of the same asker. Rejects when it cannot be drawn. */
  draw(wish: Wish): Promise<Buffer | null>
  close(): Promise<void>
}

const HEAP_LIMITS = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 }

/** Of one asker: who wants more at once waits for the first, and leaves the others their places. */
const MOST_OF_ONE = 2

interface Waiting {
  asker: string | null
  resolve(bytes: Buffer): void
  reject(error: Error): void
}

/**
 * The thread of `module`, which calls `drawWith`. It starts with the first wish. `maxWaiting` bounds how many may be asked for at once;
 * `what` is drawn, for error messages; `askerOf` names for whom.
 */
export function createDrawingThread<Wish>(
  module: URL,
  what: string,
  { maxWaiting = 24, askerOf }: { maxWaiting?: number; askerOf?: (wish: Wish) => string } = {},
): DrawingThread<Wish> {
  const waiting = new Map<number, Waiting>()
  let worker: Worker | undefined
  let lastId = 0
  let isClosed = false

  function start(): Worker {
    const started = new Worker(module, { resourceLimits: HEAP_LIMITS, env: {}, execArgv: [] })
    // A warm thread must not keep a process alive that has nothing else to do.
    started.unref()
    started.on('message', (answer: DrawingAnswer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if (waiting.size === 0) started.unref()
      if ('bytes' in answer) asked?.resolve(Buffer.from(answer.bytes))
      else asked?.reject(new Error(answer.failure))
    })
    started.on('error', (error) => lose(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => lose(new Error(`The thread of the ${what} ended`)))
    return started
  }

  /** What was asked of a thread that is gone fails; the next wish starts another. */
  function lose(error: Error): void {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  const waitingOf = (asker: string) => [...waiting.values()].filter((one) => one.asker === asker).length

  return {
    async draw(wish) {
      const asker = askerOf?.(wish) ?? null
      if (isClosed || waiting.size >= maxWaiting) return null
      if (asker !== null && waitingOf(asker) >= MOST_OF_ONE) return null
      worker ??= start()
      worker.ref()
      const request: DrawingRequest<Wish> = { id: ++lastId, wish }
      const drawn = new Promise<Buffer>((resolve, reject) =>
        waiting.set(request.id, { asker, resolve, reject }),
      )
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
