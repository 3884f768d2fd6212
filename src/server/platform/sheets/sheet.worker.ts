import { parentPort } from 'node:worker_threads'
import writeExcelFile, { type Cell, type Row, type Sheet } from 'write-excel-file/node'
import type { SheetAnswer, SheetCell, SheetColumn, SheetMessage } from './sheet.ts'

const formats = { day: 'dd/mm/yyyy', whole: '#,##0', decimal: '#,##0.0', percent: '0.0%' }

const sheets: (Omit<Sheet<never>, 'data'> & { data: Row[]; columnsOf: readonly SheetColumn[] })[] = []

const heading = (name: string): Cell => ({ value: name, type: String, fontWeight: 'bold' })

/** A text stays a text: Excel computes no formula in it. */
function cellOf(value: SheetCell, format: SheetColumn['format']): Cell {
  if (value === null) return null
  if (typeof value === 'string') return { value, type: String }
  if (typeof value === 'number')
    return { value, type: Number, ...(format ? { format: formats[format] } : {}) }
  return { value, type: Date, format: formats.day }
}

async function take(message: SheetMessage): Promise<SheetAnswer> {
  if (message.kind === 'sheet') {
    const { name, columns } = message
    sheets.push({
      sheet: name,
      columns: columns.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
      columnsOf: columns,
      data: [columns.map((column) => heading(column.name))],
    })
    return { kind: 'next' }
  }
  if (message.kind === 'rows') {
    const sheet = sheets.at(-1)
    if (!sheet) throw new Error('Rows come after their sheet')
    for (const row of message.rows)
      sheet.data.push(row.map((value, at) => cellOf(value, sheet.columnsOf[at]?.format)))
    return { kind: 'next' }
  }
  const written = sheets.map(({ columnsOf: _columnsOf, ...sheet }) => sheet)
  return { kind: 'file', bytes: await writeExcelFile(written).toBuffer() }
}

const port = parentPort
if (!port) throw new Error('The writer of sheets is a thread')
port.on('message', (message: SheetMessage) => {
  void take(message)
    .catch((error: unknown): SheetAnswer => ({ kind: 'failed', reason: String(error) }))
    .then((answer) => port.postMessage(answer))
})
