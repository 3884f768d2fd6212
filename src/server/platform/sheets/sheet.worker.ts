import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import { parentPort } from 'node:worker_threads'
import { ZipFile } from 'yazl'
import { packageParts, rowsXml, sheetEnd, sheetPath, sheetStart } from './sheet-xml.ts'
import type { SheetAnswer, SheetColumn, SheetMessage } from './sheet.ts'

const port = parentPort
if (!port) throw new Error('The writer of sheets is a thread')

const zip = new ZipFile()
/** What was written since the last answer. */
let written: Uint8Array[] = []
zip.outputStream.on('data', (bytes: Buffer) => written.push(bytes))

const names: string[] = []
let columns: readonly SheetColumn[] = []
let sheet: PassThrough | null = null
/** The number of the next row. */
let next = 2

async function write(text: string): Promise<void> {
  if (!sheet) throw new Error('Rows come after their sheet')
  if (!sheet.write(text)) await once(sheet, 'drain')
}

async function endSheet(): Promise<void> {
  if (!sheet) return
  await write(sheetEnd)
  sheet.end()
  sheet = null
}

async function take(message: SheetMessage): Promise<void> {
  if (message.kind === 'rows') {
    const first = next
    next += message.rows.length
    return write(rowsXml(message.rows, { columns, first }))
  }
  await endSheet()
  if (message.kind === 'sheet') {
    columns = message.columns
    next = 2
    sheet = new PassThrough()
    zip.addReadStream(sheet, sheetPath(names.length))
    names.push(message.name)
    return write(sheetStart(columns))
  }
  for (const [path, text] of Object.entries(packageParts(names))) zip.addBuffer(Buffer.from(text), path)
  zip.end()
  await once(zip.outputStream, 'end')
}

port.on('message', (message: SheetMessage) => void answer(message))

async function answer(message: SheetMessage): Promise<void> {
  let failure: string | null = null
  await take(message).catch((error: unknown) => {
    failure = String(error)
  })
  const bytes = written
  written = []
  port?.postMessage(
    (failure === null ? { kind: 'bytes', bytes } : { kind: 'failed', reason: failure }) satisfies SheetAnswer,
  )
}
