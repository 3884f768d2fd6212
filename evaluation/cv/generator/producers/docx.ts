import { listDefinitions, listNames, listUses } from './docx-lists.ts'
import type { ListName } from './docx-lists.ts'
import { zip } from './zip.ts'

/** The style of letters. Sizes in points, colours 'RRGGBB'. */
export interface RunStyle {
  isBold?: boolean
  isItalic?: boolean
  isUnderlined?: boolean
  size?: number
  colour?: string
  font?: string
  /** Extra space after each letter, in points. */
  spacing?: number
}

/** `at` in points; `isDotted`: dots lead to it. */
export interface TabStop {
  at: number
  align: 'left' | 'center' | 'right'
  isDotted?: boolean
}

/** The style of a paragraph. Lengths in points. */
export interface ParagraphStyle {
  align?: 'left' | 'center' | 'right' | 'both'
  before?: number
  after?: number
  indent?: number
  isBulleted?: boolean
  /** A bullet of one of the document's `lists`, at a depth from 0. */
  item?: { list: ListName; depth: number }
  /** Colour behind the line. */
  band?: string
  hasRule?: boolean
  /** A tab stop at this distance, where its text ends. */
  rightTab?: number
  leftTab?: number
  /** All tab stops of the line, if one is not enough. */
  tabs?: TabStop[]
  /** The negative indent of the first line. */
  hanging?: number
  keepsWithNext?: boolean
}

export interface Cell {
  /** Paragraphs or tables, as XML. */
  content: string
  fill?: string
  /** The number of columns that the cell spans. */
  columns?: number
  /** The cell starts one that continues in the row below, or continues the one above. */
  rows?: 'begin' | 'continue'
  align?: 'top' | 'center' | 'bottom'
}

type Side = 'top' | 'left' | 'bottom' | 'right' | 'insideH' | 'insideV'

/** The visible lines of a table. `size` in points. */
export interface TableLines {
  sides: Side[]
  colour?: string
  size?: number
}

const everySide: Side[] = ['top', 'left', 'bottom', 'right', 'insideH', 'insideV']

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escapeXml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => entities[character] ?? character)
}

/** Letters of one style; '\t' is a tab, '\n' a line break. */
export function run(text: string, style: RunStyle = {}): string {
  const properties = [
    style.font === undefined
      ? ''
      : `<w:rFonts w:ascii="${style.font}" w:hAnsi="${style.font}" w:cs="${style.font}"/>`,
    style.isBold === true ? '<w:b/>' : '',
    style.isItalic === true ? '<w:i/>' : '',
    style.colour === undefined ? '' : `<w:color w:val="${style.colour}"/>`,
    style.spacing === undefined ? '' : `<w:spacing w:val="${Math.round(style.spacing * 20)}"/>`,
    style.size === undefined ? '' : `<w:sz w:val="${Math.round(style.size * 2)}"/>`,
    style.isUnderlined === true ? '<w:u w:val="single"/>' : '',
  ].join('')
  const pieces = text
    .split(/(\t|\n)/u)
    .filter((piece) => piece !== '')
    .map((piece) => {
      if (piece === '\t') return '<w:tab/>'
      if (piece === '\n') return '<w:br/>'
      return `<w:t xml:space="preserve">${escapeXml(piece)}</w:t>`
    })
  return `<w:r><w:rPr>${properties}</w:rPr>${pieces.join('')}</w:r>`
}

export function paragraph(runs: string | string[], style: ParagraphStyle = {}): string {
  const tabs = [
    style.leftTab === undefined ? '' : `<w:tab w:val="left" w:pos="${Math.round(style.leftTab * 20)}"/>`,
    style.rightTab === undefined ? '' : `<w:tab w:val="right" w:pos="${Math.round(style.rightTab * 20)}"/>`,
    ...(style.tabs ?? []).map(tabStop),
  ].join('')
  const properties = [
    style.keepsWithNext === true ? '<w:keepNext/>' : '',
    style.isBulleted === true ? '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>' : '',
    style.item === undefined
      ? ''
      : `<w:numPr><w:ilvl w:val="${style.item.depth}"/><w:numId w:val="${listNames.indexOf(style.item.list) + 2}"/></w:numPr>`,
    style.hasRule === true
      ? '<w:pBdr><w:bottom w:val="single" w:sz="6" w:space="1" w:color="444444"/></w:pBdr>'
      : '',
    style.band === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${style.band}"/>`,
    tabs === '' ? '' : `<w:tabs>${tabs}</w:tabs>`,
    `<w:spacing w:before="${Math.round((style.before ?? 0) * 20)}" w:after="${Math.round((style.after ?? 0) * 20)}"/>`,
    style.indent === undefined ? '' : `<w:ind w:left="${Math.round(style.indent * 20)}"${hanging(style)}/>`,
    style.align === undefined ? '' : `<w:jc w:val="${style.align}"/>`,
  ].join('')
  return `<w:p><w:pPr>${properties}</w:pPr>${Array.isArray(runs) ? runs.join('') : runs}</w:p>`
}

function tabStop({ at, align, isDotted = false }: TabStop): string {
  return `<w:tab w:val="${align}"${isDotted ? ' w:leader="dot"' : ''} w:pos="${Math.round(at * 20)}"/>`
}

function hanging({ hanging: back }: ParagraphStyle): string {
  return back === undefined ? '' : ` w:hanging="${Math.round(back * 20)}"`
}

/** Rows of cells. `widths` in points; `lines`: the visible lines, all if `true`. `headRows`: the number of rows repeated on each page. */
export function table(
  rows: Cell[][],
  widths: number[],
  lines: boolean | TableLines = false,
  headRows = 0,
): string {
  const {
    sides,
    colour = '808080',
    size = 0.5,
  } = typeof lines === 'object' ? lines : { sides: lines ? everySide : [] }
  const line = (side: Side) =>
    `<w:${side} w:val="single" w:sz="${Math.round(size * 8)}" w:space="0" w:color="${colour}"/>`
  const borders =
    sides.length === 0
      ? ''
      : `<w:tblBorders>${everySide
          .filter((side) => sides.includes(side))
          .map(line)
          .join('')}</w:tblBorders>`
  const total = widths.reduce((sum, width) => sum + width, 0)
  const grid = widths.map((width) => `<w:gridCol w:w="${Math.round(width * 20)}"/>`).join('')
  const body = rows
    .map((cells, row) => {
      let column = 0
      const drawn = cells.map((cell) => {
        const from = column
        column += cell.columns ?? 1
        const fill =
          cell.fill === undefined ? '' : `<w:shd w:val="clear" w:color="auto" w:fill="${cell.fill}"/>`
        const points = widths.slice(from, column).reduce((sum, width) => sum + width, 0)
        const width = `<w:tcW w:w="${Math.round(points * 20)}" w:type="dxa"/>`
        const span = cell.columns === undefined ? '' : `<w:gridSpan w:val="${cell.columns}"/>`
        const merge =
          cell.rows === undefined ? '' : `<w:vMerge${cell.rows === 'begin' ? ' w:val="restart"' : ''}/>`
        const align = cell.align === undefined ? '' : `<w:vAlign w:val="${cell.align}"/>`
        return `<w:tc><w:tcPr>${width}${span}${merge}${fill}${align}</w:tcPr>${cell.content === '' ? '<w:p/>' : cell.content}</w:tc>`
      })
      const head = row < headRows ? '<w:trPr><w:tblHeader/></w:trPr>' : ''
      return `<w:tr>${head}${drawn.join('')}</w:tr>`
    })
    .join('')
  return `<w:tbl><w:tblPr><w:tblW w:w="${Math.round(total * 20)}" w:type="dxa"/>${borders}<w:tblLayout w:type="fixed"/></w:tblPr><w:tblGrid>${grid}</w:tblGrid>${body}</w:tbl>`
}

/** The page number, or the number of pages. */
export function pageNumber(of: 'PAGE' | 'NUMPAGES', style: RunStyle = {}): string {
  const field = (type: string) => `<w:r><w:fldChar w:fldCharType="${type}"/></w:r>`
  return `${field('begin')}<w:r><w:instrText xml:space="preserve"> ${of} </w:instrText></w:r>${field('separate')}${run('1', style)}${field('end')}`
}

/** Ends a section of full width; from here the page has columns, filled one after the other. In points. */
export function columnsFrom(margin: number): string {
  return `<w:p><w:pPr><w:sectPr><w:type w:val="continuous"/>${page(margin)}</w:sectPr></w:pPr></w:p>`
}

/** Starts a new page. */
export function pageBreak(): string {
  return '<w:p><w:r><w:br w:type="page"/></w:r></w:p>'
}

/** Starts a new column. */
export function columnBreak(): string {
  return '<w:p><w:r><w:br w:type="column"/></w:r></w:p>'
}

function page(margin: number): string {
  const edge = Math.round(margin * 20)
  return `<w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="${edge}" w:right="${edge}" w:bottom="${edge}" w:left="${edge}" w:header="400" w:footer="400" w:gutter="0"/>`
}

/**
 * A whole document on A4. `margin` in points; `header` and `footer`: paragraphs on every page; `columns`: the widths of the last
 * section's columns, with their gap; `hasLists`: with the lists of `item`.
 */
export function docx(
  body: string[],
  {
    font = 'Arial',
    size = 10,
    margin = 56,
    header = '',
    footer = '',
    columns = { widths: [] as number[], gap: 0 },
    hasLists = false,
  } = {},
): Uint8Array {
  const main = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const packages = 'http://schemas.openxmlformats.org/package/2006'
  const word = 'application/vnd.openxmlformats-officedocument.wordprocessingml'
  const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
  const margins = [
    { name: 'header', tag: 'hdr', id: 'rId3', content: header },
    { name: 'footer', tag: 'ftr', id: 'rId4', content: footer },
  ].filter(({ content }) => content !== '')
  const marginTypes = margins
    .map(({ name }) => `<Override PartName="/word/${name}.xml" ContentType="${word}.${name}+xml"/>`)
    .join('')
  const marginLinks = margins
    .map(({ name, id }) => `<Relationship Id="${id}" Type="${office}/${name}" Target="${name}.xml"/>`)
    .join('')
  const marginUses = margins
    .map(({ name, id }) => `<w:${name}Reference xmlns:r="${office}" w:type="default" r:id="${id}"/>`)
    .join('')
  const widths = columns.widths.map((width, index) => {
    const space = index === columns.widths.length - 1 ? 0 : columns.gap
    return `<w:col w:w="${Math.round(width * 20)}" w:space="${Math.round(space * 20)}"/>`
  })
  const cols =
    widths.length === 0 ? '' : `<w:cols w:num="${widths.length}" w:equalWidth="0">${widths.join('')}</w:cols>`
  const split = widths.length === 0 ? '' : '<w:type w:val="continuous"/>'
  return zip({
    '[Content_Types].xml': `${head}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${word}.document.main+xml"/><Override PartName="/word/styles.xml" ContentType="${word}.styles+xml"/><Override PartName="/word/numbering.xml" ContentType="${word}.numbering+xml"/>${marginTypes}</Types>`,
    '_rels/.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="word/document.xml"/></Relationships>`,
    'word/_rels/document.xml.rels': `${head}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/styles" Target="styles.xml"/><Relationship Id="rId2" Type="${office}/numbering" Target="numbering.xml"/>${marginLinks}</Relationships>`,
    'word/styles.xml': `${head}<w:styles xmlns:w="${main}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}"/><w:sz w:val="${Math.round(size * 2)}"/><w:lang w:val="es-PE"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style></w:styles>`,
    'word/numbering.xml': `${head}<w:numbering xmlns:w="${main}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/><w:lvlText w:val="•"/><w:pPr><w:ind w:left="360" w:hanging="220"/></w:pPr></w:lvl></w:abstractNum>${hasLists ? listDefinitions() : ''}<w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num>${hasLists ? listUses : ''}</w:numbering>`,
    'word/document.xml': `${head}<w:document xmlns:w="${main}"><w:body>${body.join('')}<w:sectPr>${marginUses}${split}${page(margin)}${cols}</w:sectPr></w:body></w:document>`,
    ...Object.fromEntries(
      margins.map(({ name, tag, content }) => [
        `word/${name}.xml`,
        `${head}<w:${tag} xmlns:w="${main}">${content}</w:${tag}>`,
      ]),
    ),
  })
}
