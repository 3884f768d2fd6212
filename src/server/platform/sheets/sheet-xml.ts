import { DAY } from '#domain/time/durations.ts'
import type { SheetCell, SheetColumn } from './sheet.ts'

/*
 * SpreadsheetML (ECMA-376, part 1, chapter 18), as much of it as plain tables need. It is text, so a sheet of a million
 * rows is written row by row.
 */

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const documentRelations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packageRelations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"'
const contentType = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const formatCodes = { day: 'dd/mm/yyyy', whole: '#,##0', decimal: '#,##0.0', percent: '0.0%' }
type Format = keyof typeof formatCodes
const formats = Object.keys(formatCodes) as Format[]
/** Formats of one's own are numbered from here on. */
const firstOwnFormat = 164
/** The numbers of the styles in the order of `styles`: the plain one, that of headings, one for each format. */
const headingStyle = 1
const styleOf = (format: Format): number => 2 + formats.indexOf(format)

/** A cell holds so many letters; Excel refuses to open a file with more. */
const longestText = 32_767
/** XML has no place for these, not even escaped. */
// oxlint-disable-next-line no-control-regex
const notInXml = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

function escaped(text: string): string {
  const short = text.length > longestText ? `${text.slice(0, longestText - 1)}…` : text
  return short
    .toWellFormed()
    .replaceAll(notInXml, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}

/** A, B, … Z, AA: the standard lets a cell go without its address, some readers do not. */
function letters(at: number): string {
  const last = String.fromCodePoint(65 + (at % 26))
  return at < 26 ? last : letters(Math.floor(at / 26) - 1) + last
}

/** Inline, so that no table of texts is held until the end, and typed, so that Excel computes no formula in it. */
const textCell = (at: string, text: string, style = 0): string =>
  `<c r="${at}" t="inlineStr"${style ? ` s="${style}"` : ''}><is><t xml:space="preserve">${escaped(text)}</t></is></c>`

/** Excel counts the days since then. */
const dayZero = Date.UTC(1899, 11, 30)

function cell(at: string, value: SheetCell, format: Format | undefined): string {
  if (value === null) return ''
  if (typeof value === 'string') return textCell(at, value)
  if (typeof value === 'number')
    return `<c r="${at}"${format ? ` s="${styleOf(format)}"` : ''}><v>${value}</v></c>`
  return `<c r="${at}" s="${styleOf('day')}"><v>${(value.getTime() - dayZero) / DAY}</v></c>`
}

/** Rows of which the first has this number in its sheet. */
export const rowsXml = (
  rows: readonly SheetCell[][],
  { columns, first }: { columns: readonly SheetColumn[]; first: number },
): string =>
  rows
    .map((row, index) => {
      const number = first + index
      const cells = row.map((value, at) => cell(letters(at) + number, value, columns[at]?.format))
      return `<row r="${number}">${cells.join('')}</row>`
    })
    .join('')

/** The beginning of a sheet: its widths, and the row of its headings, which stays in view. */
export const sheetStart = (columns: readonly SheetColumn[]): string =>
  `${head}<worksheet ${main}><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${columns
    .map(({ width }, at) => `<col min="${at + 1}" max="${at + 1}" width="${width}" customWidth="1"/>`)
    .join('')}</cols><sheetData><row r="1">${columns
    .map(({ name }, at) => textCell(`${letters(at)}1`, name, headingStyle))
    .join('')}</row>`

export const sheetEnd = '</sheetData></worksheet>'

export const sheetPath = (at: number): string => `xl/worksheets/sheet${at + 1}.xml`

/** What else the file contains, by path. */
export const packageParts = (sheetNames: readonly string[]): Record<string, string> => ({
  'xl/workbook.xml': `${head}<workbook ${main} xmlns:r="${documentRelations}"><sheets>${sheetNames
    .map((name, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`)
    .join('')}</sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': `${head}<Relationships ${packageRelations}>${sheetNames
    .map((_, at) => relation(at + 1, 'worksheet', `worksheets/sheet${at + 1}.xml`))
    .join('')}${relation(sheetNames.length + 1, 'styles', 'styles.xml')}</Relationships>`,
  'xl/styles.xml': styles,
  '_rels/.rels': `${head}<Relationships ${packageRelations}>${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  '[Content_Types].xml': `${head}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${typed('xl/workbook.xml', 'sheet.main')}${typed('xl/styles.xml', 'styles')}${sheetNames
    .map((_, at) => typed(sheetPath(at), 'worksheet'))
    .join('')}</Types>`,
})

const relation = (id: number, type: string, target: string): string =>
  `<Relationship Id="rId${id}" Type="${documentRelations}/${type}" Target="${target}"/>`

const typed = (path: string, type: string): string =>
  `<Override PartName="/${path}" ContentType="${contentType}.${type}+xml"/>`

const styles = `${head}<styleSheet ${main}><numFmts count="${formats.length}">${formats
  .map((format, at) => `<numFmt numFmtId="${firstOwnFormat + at}" formatCode="${formatCodes[format]}"/>`)
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${2 + formats.length}"><xf/><xf fontId="1" applyFont="1"/>${formats
  .map((_, at) => `<xf numFmtId="${firstOwnFormat + at}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`
