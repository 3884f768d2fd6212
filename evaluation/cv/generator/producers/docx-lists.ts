/** The lists of a word processor's menu, by their first bullet. */
export type ListName = 'arrows' | 'ticks' | 'dots' | 'numbers'

// By depth: the bullet, and the font that contains it as a private character. Numbers need no font.
const lists: Record<ListName, [sign: string, font: string][]> = {
  arrows: [
    ['\uF0D8', 'Wingdings'],
    ['o', 'Courier New'],
    ['\uF0A7', 'Wingdings'],
  ],
  ticks: [
    ['\uF0FC', 'Wingdings'],
    ['-', 'Calibri'],
    ['\uF0A7', 'Wingdings'],
  ],
  dots: [
    ['\uF0B7', 'Symbol'],
    ['o', 'Courier New'],
    ['\uF0A7', 'Wingdings'],
  ],
  numbers: [
    ['%1.', ''],
    ['%2)', ''],
    ['%3.', ''],
  ],
}

/** In the order of their numbers. */
export const listNames: ListName[] = ['arrows', 'ticks', 'dots', 'numbers']

const numberFormats = ['decimal', 'lowerLetter', 'lowerRoman']

/** The numbers by which paragraphs refer to the lists: the first is the plain list's. */
export const listUses = listNames
  .map((_, index) => `<w:num w:numId="${index + 2}"><w:abstractNumId w:val="${index + 1}"/></w:num>`)
  .join('')

/** The lists as numbering definitions, after the plain one. */
export function listDefinitions(): string {
  const levels = (name: ListName) =>
    lists[name].map(([sign, font], depth) => {
      const format = name === 'numbers' ? (numberFormats[depth] ?? 'decimal') : 'bullet'
      const fonts =
        font === ''
          ? ''
          : `<w:rPr><w:rFonts w:ascii="${font}" w:hAnsi="${font}" w:cs="${font}" w:hint="default"/></w:rPr>`
      return `<w:lvl w:ilvl="${depth}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${sign}"/><w:lvlJc w:val="left"/><w:pPr><w:ind w:left="${(depth + 1) * 400}" w:hanging="300"/></w:pPr>${fonts}</w:lvl>`
    })
  const definitions = listNames.map(
    (name, index) =>
      `<w:abstractNum w:abstractNumId="${index + 1}"><w:multiLevelType w:val="hybridMultilevel"/>${levels(name).join('')}</w:abstractNum>`,
  )
  return definitions.join('')
}
