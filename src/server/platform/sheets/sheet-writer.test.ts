import readXlsxFile from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { createSheetWriter } from './sheet-writer.ts'
import type { Sheet, SheetCell } from './sheet.ts'

const columns = [
  { name: 'Texto', width: 20 },
  { name: 'Número', width: 10, format: 'whole' as const },
]

async function written(sheets: readonly Sheet[]): Promise<Buffer> {
  const parts: Uint8Array[] = []
  for await (const bytes of createSheetWriter().write(sheets)) parts.push(bytes)
  return Buffer.concat(parts)
}

test('each cell keeps its type and its text, whatever letters it has', async () => {
  const rows: SheetCell[][] = [
    ['=SUM(A1:A9)', 1_234_567.5],
    ['<b>"Ñandú" & Cía</b>', -3],
    ['  dos\nlíneas  ', null],
    ['sin \u0000control\u001F y media \uD83D', 0],
    ['emoji 🦙', 7],
  ]
  const days: Sheet = {
    name: 'Días & más',
    columns: [{ name: 'Día', width: 12, format: 'day' }],
    rows: [[[new Date('2026-11-20T00:00:00Z')], [new Date('1999-12-31T00:00:00Z')]]],
  }
  const file = await readXlsxFile(await written([{ name: 'Textos', columns, rows: [rows] }, days]), {
    trim: false,
  })
  expect(file.map(({ sheet }) => sheet)).toEqual(['Textos', 'Días & más'])
  expect(file[0]!.data).toEqual([
    ['Texto', 'Número'],
    ['=SUM(A1:A9)', 1_234_567.5],
    ['<b>"Ñandú" & Cía</b>', -3],
    ['  dos\nlíneas  ', null],
    ['sin control y media \uFFFD', 0],
    ['emoji 🦙', 7],
  ])
  expect(file[1]!.data).toEqual([
    ['Día'],
    [new Date('2026-11-20T00:00:00Z')],
    [new Date('1999-12-31T00:00:00Z')],
  ])
})

test('a text longer than a cell is cut, and Excel can open the file', async () => {
  const [sheet] = await readXlsxFile(
    await written([{ name: 'Largo', columns, rows: [[['a'.repeat(40_000), 1]]] }]),
  )
  const text = sheet!.data[1]![0] as string
  expect(text).toHaveLength(32_767)
  expect(text.endsWith('…')).toBe(true)
})

test('rows are read as fast as the file is, not faster', async () => {
  let read = 0
  function* endless(): Generator<SheetCell[][]> {
    for (;;) {
      read++
      yield Array.from({ length: 500 }, (_, at) => [`fila ${read}-${at} ${Math.sin(read * at)}`, at])
    }
  }
  const bytes = createSheetWriter().write([{ name: 'Sin fin', columns, rows: endless() }])
  let size = 0
  for await (const part of bytes) {
    size += part.length
    if (size > 200_000) break
  }
  const atPause = read
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(read).toBe(atPause)
})

test('a source of rows that fails ends the file with its error', async () => {
  function* broken(): Generator<SheetCell[][]> {
    yield [['uno', 1]]
    throw new Error('the database went away')
  }
  await expect(written([{ name: 'A', columns, rows: broken() }])).rejects.toThrow('the database went away')
})
