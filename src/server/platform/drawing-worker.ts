import { parentPort } from 'node:worker_threads'

export interface DrawingRequest<Wish> {
  id: number
  wish: Wish
}
export type DrawingAnswer = { id: number; bytes: Uint8Array } | { id: number; failure: string }

/** Turns this thread into one that draws. `createDrawingThread` started it and knows the type of its requests. */
export function drawWith(draw: (wish: never) => Promise<Uint8Array>): void {
  const port = parentPort
  if (!port) throw new Error('A drawing worker is started by createDrawingThread')
  async function answer({ id, wish }: DrawingRequest<never>): Promise<DrawingAnswer> {
    try {
      return { id, bytes: await draw(wish) }
    } catch (error) {
      return { id, failure: String(error) }
    }
  }
  port.on('message', (request: DrawingRequest<never>) => {
    void answer(request).then((reply) => port.postMessage(reply))
  })
}
