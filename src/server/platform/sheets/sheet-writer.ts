import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Sheet, SheetAnswer, SheetMessage } from './sheet.ts'

/** A batch and its bytes need a few megabytes. If this is reached the export fails and the process lives. */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }

/** Writes a spreadsheet in a thread of its own. Neither thread holds more than a batch of its rows. */
export interface SheetWriter {
  /** The bytes of the file, as they are written. Whoever reads them slowly slows down the reading of the rows. */
  write(sheets: readonly Sheet[]): AsyncIterable<Uint8Array>
}

export const createSheetWriter = (): SheetWriter => ({ write: writeInThread })

async function* writeInThread(sheets: readonly Sheet[]): AsyncGenerator<Uint8Array> {
  const thread = new Worker(new URL('./sheet.worker.ts', import.meta.url), {
    resourceLimits: HEAP_LIMITS,
    env: {},
    execArgv: [],
  })
  // The thread answers each message, so at most one batch is under way.
  const tell = async (message: SheetMessage): Promise<readonly Uint8Array[]> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(message)
    const [answer] = (await once(thread, 'message')) as [SheetAnswer]
    if (answer.kind === 'failed') throw new Error(answer.reason)
    return answer.bytes
  }
  try {
    for (const { name, columns, rows } of sheets) {
      yield* await tell({ kind: 'sheet', name, columns })
      for await (const batch of rows) yield* await tell({ kind: 'rows', rows: batch })
    }
    yield* await tell({ kind: 'end' })
  } finally {
    await thread.terminate()
  }
}
