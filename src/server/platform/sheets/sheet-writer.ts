import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Sheet, SheetAnswer, SheetMessage } from './sheet.ts'

/**
 * The library keeps every row until the end: about 2.5 kB each, so the most rows of an export need a third of this. The limit
 * is for the thread alone; if it is reached the export fails and the process lives.
 */
const HEAP_LIMITS = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 }

/** Writes spreadsheets, one after the other, each in a thread of its own. */
export interface SheetWriter {
  write(sheets: readonly Sheet[]): Promise<Buffer>
}

export function createSheetWriter(): SheetWriter {
  let last: Promise<unknown> = Promise.resolve()
  return {
    write(sheets) {
      const file = last.then(() => writeInThread(sheets))
      last = file.catch(() => {})
      return file
    },
  }
}

async function writeInThread(sheets: readonly Sheet[]): Promise<Buffer> {
  const thread = new Worker(new URL('./sheet.worker.ts', import.meta.url), {
    resourceLimits: HEAP_LIMITS,
    env: {},
    execArgv: [],
  })
  // The thread answers each message, so at most one batch is under way.
  const tell = async (message: SheetMessage): Promise<SheetAnswer> => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
    thread.postMessage(message)
    const [answer] = (await once(thread, 'message')) as [SheetAnswer]
    if (answer.kind === 'failed') throw new Error(answer.reason)
    return answer
  }
  try {
    for (const { name, columns, rows } of sheets) {
      await tell({ kind: 'sheet', name, columns })
      for await (const batch of rows) await tell({ kind: 'rows', rows: batch })
    }
    const answer = await tell({ kind: 'end' })
    if (answer.kind !== 'file') throw new Error('The writer of sheets answered without a file')
    return Buffer.from(answer.bytes)
  } finally {
    await thread.terminate()
  }
}
