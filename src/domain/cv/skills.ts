import type { Read, ReadCv, ReadLanguage } from './cv.ts'
import { joinWords } from './join-words.ts'
import { foldLetters } from './fold.ts'
import { headingKind } from './headings.ts'
import { readLanguage } from './languages.ts'
import { findPeriods, isDateOnly, withoutPeriods } from './periods.ts'
import { readLabel } from './labels.ts'
import { isColumnNames, readTable } from './table.ts'
import { evidenceOf, hadRoom, type Line, type Piece } from './text-line.ts'
import { institutionLikeness, organisationLikeness } from './words.ts'

const SOFT = new RegExp(
  `^(?:${`trabajo en equipo|teamwork|trabajo bajo presion|liderazgo|leadership|lideraz|comunicacion|communication|adaptab|empat|proactiv|responsab|puntual|creativ|organiza|planifica|resolucion de|solucion de|problem solving|pensamiento|critical thinking|toma de decision|decision making|negocia|
  escucha|orientacion a|iniciativa|compromiso|honest|paciencia|flexib|tolerancia|manejo de estres|gestion del tiempo|time management|mentor|aprendizaje|curios|autonom|atencion al detalle|attention to detail|trato |servicio|orden|disciplina|motivacion|persuasion|inteligencia emocional|etica|discrecion|
  confidenc|capacidad de|facilidad de|vocacion|constancia|perseveran|dinamic|actitud|innovacion|vision|asertiv|colabora|interpersonal|observador|amab|cordial|respeto|integridad|rapidez|analisis|sintesis|team|adaptation|public speaking|oratoria|estrateg|resilien|polivalen|trabajo colaborativo|presentation`
    .split('|')
    .map((stem) => stem.trim())
    .join('|')})`,
)
const GROUP_SOFT = /blanda|personal|soft|interpersonal|social|cualidad|fortaleza|actitud|valores/
const LEVEL =
  /(?:\s*[–—:-]\s*|\s+|\s*\()(?:nivel\s+|level\s+)?(?:avanzad[oa]|intermedi[oa]|basic[oa]|básic[oa]|expert[oa]?|advanced|intermediate|basic|beginner|alto|medio|bajo|proficient|usuario)(?:\s*[-/]\s*(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]))?\)?$/i
const ONLY_LEVEL =
  /^(?:nivel\s+|level\s+)?(?:avanzad[oa]|intermedi[oa]|b[aá]sic[oa]|expert[oa]?|advanced|intermediate|basic|alto|medio|bajo|muy bueno|bueno|excelente|regular|[\d.]+\s?%|[-–—●○★☆■□•·\d/\s]+)$/i
const LONGEST_ITEM = 70

interface Item {
  text: string
  group: string | null
  pieces: Piece[]
}

/** The items of a section of skills or languages: cut at commas, signs, gaps and lines; lines that go on are joined first. */
export function findItems(lines: readonly Line[]): Item[] {
  const items: Item[] = []
  let group: string | null = null
  let open: { text: string; pieces: Piece[]; line: Line } | null = null
  const labelEdge = findLabelEdge(lines)
  const flush = () => {
    if (!open) return
    const isLabelled = labelEdge !== null && open.pieces[1] && Math.abs(open.pieces[1].x - labelEdge) < 2
    const tab = open.text.indexOf('\t')
    const [label, rest] = isLabelled
      ? [open.text.slice(0, tab), open.text.slice(tab + 1)]
      : splitGroup(open.text)
    if (label !== null) group = label
    for (const text of cutItems(rest)) items.push({ text, group, pieces: open.pieces })
    open = null
  }
  for (const line of lines) {
    const last = open as { text: string; pieces: Piece[]; line: Line } | null
    if (last && goesOn(last.line, last.text, line, labelEdge)) {
      open = { text: joinWords(last.text, line.text), pieces: [...last.pieces, ...line.pieces], line }
      continue
    }
    flush()
    if (isColumnNames(line)) continue
    if (isGroupLine(line, lines)) {
      group = line.text
      continue
    }
    // Cells of a row: a label in the margin opens the row, other cells are items of their own.
    open = { text: line.text, pieces: line.pieces, line }
  }
  flush()
  return items
}

/** Where the lists of a section begin that has its groups' names in a column before them; null where it has none. */
function findLabelEdge(lines: readonly Line[]): number | null {
  const rows = lines.filter(({ pieces }) => pieces.length > 1)
  const edge = rows[0]?.pieces[1]!.x
  if (edge === undefined) return null
  const under = rows.filter(({ pieces }) => Math.abs(pieces[1]!.x - edge) < 2 && pieces.length === 2)
  const lists = under.filter(({ pieces }) => /[,;|·•]/.test(pieces[1]!.text))
  return under.length >= 2 &&
    lists.length >= under.length / 2 &&
    under.every(({ pieces }) => readLanguage(pieces[0]!.text) === null)
    ? edge
    : null
}

/** Running text with commas goes on in the next line; so does what ends open. */
function goesOn(above: Line, text: string, below: Line, labelEdge: number | null): boolean {
  const isHanging =
    above.isItem && !below.isItem && Math.abs(below.x - above.x) < below.size * 0.5 && below.gap < 1.45
  if (isHanging && below.page === above.page && Math.abs(below.size - above.size) < 0.3 && !below.isBold)
    return true
  if (labelEdge !== null && below.pieces.length > 1 && Math.abs(below.pieces[1]!.x - labelEdge) < 2)
    return false
  if (below.isItem || below.page !== above.page || below.gap > 1.8 || Math.abs(below.size - above.size) > 0.3)
    return false
  if (/[,|;·•/&-]\s*$|\s(?:y|and|de|del|en|e|of)$/i.test(text)) return true
  if (/^[^\t:]{2,40}:/.test(below.text) || (below.pieces.length > 1 && below.x <= above.x + 2)) return false
  const hasList = /[,|;•·]\s/.test(text) && /[,|;•·.]/.test(below.text + text.slice(-1))
  const startsSmall = /^\p{Ll}/u.test(below.text)
  return (
    startsSmall ||
    (hasList &&
      !/[.]$/.test(text) &&
      above.right > below.right &&
      (above.isItem || /[,|;•·]/.test(below.text) || below.text.split(' ').length <= 3) &&
      above.text.length > 45)
  )
}

/** A bare line over its items that looks other than they do: 'Sistemas', '**Idiomas de programación**'. */
function isGroupLine(line: Line, lines: readonly Line[]): boolean {
  if (line.isItem || line.pieces.length > 1 || line.text.length > 45 || /[,;|]/.test(line.text)) return false
  const next = lines[lines.indexOf(line) + 1]
  if (!next) return false
  if (/:$/.test(line.text)) return true
  const differs =
    (line.isBold && !next.isBold) ||
    (line.isCapitals && !next.isCapitals && line.text.length > 6) ||
    line.size > next.size + 0.8 ||
    (next.isItem && lines.filter(({ isItem }) => isItem).length > 2) ||
    (line.isItalic && !next.isItalic)
  return differs && readLanguage(line.text) === null
}

/** 'Lenguajes: Go, Python' → its label and the rest; a short first cell with a list in the second is a label, too. */
function splitGroup(text: string): [string | null, string] {
  const colon = /^([^:,;|\t]{2,45}):\s*(.*)$/s.exec(text)
  if (colon && readLanguage(colon[1]!) === null && colon[2] !== '' && !languageLevelOnly(colon[2]!))
    return [colon[1]!.trim(), colon[2]!]
  const cell = /^([^,;|\t]{2,35})\t([^\t]*,[^\t]*)$/s.exec(text)
  if (cell && readLanguage(cell[1]!) === null) return [cell[1]!, cell[2]!]
  return [null, text]
}

const languageLevelOnly = (text: string) => ONLY_LEVEL.test(text.trim())

/** Commas and signs part items, but not inside of brackets. */
function cutItems(text: string): string[] {
  const items: string[] = []
  let depth = 0
  let from = 0
  const push = (end: number) => {
    const item = text.slice(from, end).trim()
    if (item !== '') items.push(item)
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at]!
    if (sign === '(') depth++
    if (sign === ')') depth = Math.max(0, depth - 1)
    const isBetweenSpaces = /\s/.test(text[at - 1] ?? ' ') && /\s/.test(text[at + 1] ?? ' ')
    const isCut =
      depth === 0 &&
      (sign === '\t' ||
        sign === ';' ||
        sign === '•' ||
        sign === '|' ||
        sign === '▪' ||
        sign === '●' ||
        (sign === ',' && !/\d/.test(text[at + 1] ?? '')) ||
        sign === '·' ||
        ((sign === '/' || sign === '–') && isBetweenSpaces && text.split(sign).length > 3))
    if (!isCut) continue
    push(at)
    from = at + 1
  }
  push(text.length)
  return items
}

/** An item as a skill: without its level, bars and the full stop of its list. Null when nothing is left. */
function cleanSkill(text: string): string | null {
  const clean = text
    .replace(/[★☆●○■□⬤◯▰▱█░]+/g, ' ')
    .replace(/\s+\d{1,3}\s?%$/, '')
    .replace(/(?<=\p{L}{2})\.$/u, '')
    .replace(/^(?:y|and|e)\s+(?=\p{L})/u, '')
    .replace(LEVEL, '')
    .replace(/\((?:nivel\s+)?(?:avanzado|intermedio|b[aá]sico|advanced|intermediate|basic)[^)]*\)$/i, '')
    .replace(/^[\s–—:-]+|[\s–—:-]+$/g, '')
    .trim()
  return clean === '' || languageLevelOnly(clean) || !/[\p{L}\d]/u.test(clean) || clean.length > LONGEST_ITEM
    ? null
    : clean
}

/** Sorts the items of the skill sections into technical, soft and languages. `isSoftSection`: its heading says so. */
export function readSkills(lines: readonly Line[], heading: string, into: ReadCv['skills']): void {
  for (const { text, group, pieces } of findItems(lines)) {
    const language = readLanguage(text)
    const isLanguageGroup = group !== null && headingKind(group) === 'languages'
    if (language && (isLanguageGroup || language.level !== null || text.split(/\s+/).length === 1)) {
      addLanguage(into, language, pieces)
      continue
    }
    const skill = cleanSkill(text)
    if (skill === null) continue
    const isSoft = GROUP_SOFT.test(foldLetters(group ?? heading)) || SOFT.test(foldLetters(skill))
    into[isSoft ? 'soft' : 'technical'].push({
      value: skill,
      confidence: skill.length > 45 ? 0.6 : 0.9,
      from: evidenceOf(pieces),
    })
  }
}

function addLanguage(into: ReadCv['skills'], language: ReadLanguage, pieces: readonly Piece[]): void {
  const known = into.languages.find(({ value }) => foldLetters(value.name) === foldLetters(language.name))
  if (known) return
  into.languages.push({ value: language, confidence: language.level ? 0.97 : 0.85, from: evidenceOf(pieces) })
}

/** The languages of their section: one a line or several; a level may stand in the next cell or the next line. */
export function readLanguages(lines: readonly Line[], heading: string, into: ReadCv['skills']): void {
  const texts = lines.flatMap((line) => {
    const whole = line.text.replaceAll('\t', ' ')
    const names = [...whole.matchAll(/\p{L}+/gu)].filter(
      ([word]) => /^\p{Lu}/u.test(word) && readLanguage(word),
    )
    const cuts = names.map(({ index }) => index)
    const isMother = cuts.length > 0 && /matern[ao]|mother tongue/i.test(heading + whole.slice(0, cuts[0]))
    if (isMother) return [{ text: `${whole.slice(cuts[0])} (lengua materna)`, line }]
    if (cuts.length === 0) return [{ text: whole, line }]
    return cuts.map((cut, index) => ({ text: whole.slice(cut, cuts[index + 1] ?? whole.length), line }))
  })
  let last: ReadLanguage | null = null
  for (const { text, line } of texts) {
    const language = readLanguage(text)
    if (language) {
      addLanguage(into, language, line.pieces)
      last = into.languages.at(-1)!.value
    } else if (last && last.levelText === null) {
      const below = readLanguage(`${last.name} ${text}`)
      if (below?.level) Object.assign(last, { level: below.level, levelText: below.levelText })
    }
  }
}

const STRONG_ISSUER = /\s*\t\s*|\s+[|·•]\s+|\s*\/\s+/u
const ISSUER = /\s*\t\s*|\s+[|·•]\s+|\s+[–—]\s+|\s+-\s+|\s*\/\s+|\.\s+(?=\p{Lu}\p{Ll})/u

/** Certificates and courses: one a line or item, without issuer and year. */
export function readCertifications(lines: readonly Line[]): Read<string>[] {
  const found: Read<string>[] = []
  for (const row of readTable(lines) ?? []) {
    const cell = row.get('course') ?? row.get('degree') ?? row.get('name') ?? row.get('field')
    if (cell) found.push({ value: cell.text, confidence: 0.85, from: evidenceOf(cell.pieces) })
  }
  if (found.length > 0) return found
  const labelled = lines.flatMap((line) => {
    const label = readLabel(line.text, ['course', 'degree'])
    return label && label.value !== '' ? [{ label, line }] : []
  })
  if (
    labelled.length > 0 &&
    lines.filter((line) => readLabel(line.text) !== null).length >= lines.length / 2
  ) {
    return labelled.map(({ label, line }) => ({
      value: certificationName(label.value) ?? label.value,
      confidence: 0.85,
      from: evidenceOf(line.pieces),
    }))
  }
  const rows = joinRows(lines)
  const hasIssuerLines = issuerLines(rows)
  for (const [index, { text, pieces }] of rows.entries()) {
    if (hasIssuerLines.has(index) || isDateOnly(text) || /:$/.test(text)) continue
    const name = certificationName(text)
    if (name) found.push({ value: name, confidence: 0.8, from: evidenceOf(pieces) })
  }
  return found
}

interface Row {
  text: string
  pieces: Piece[]
  line: Line
}

function joinRows(lines: readonly Line[]): Row[] {
  const rows: Row[] = []
  const gaps = lines
    .slice(1)
    .map(({ gap }) => gap)
    .filter(Number.isFinite)
  const [tight, loose] = [Math.min(...gaps), Math.max(...gaps)]
  const isDated = ({ text }: { text: string }) => findPeriods(text).length > 0
  for (const line of lines) {
    const last = rows.at(-1)
    const isOpen =
      last &&
      !line.isItem &&
      line.page === last.line.page &&
      line.gap < (/,$/.test(last.text) ? 2 : 1.7) &&
      (/^\p{Ll}/u.test(line.text) ||
        /[,–—|/-]\s*$|\s(?:de|en|y|del|para|of|and|la|el)$/i.test(last.text) ||
        (last.line.isItem &&
          lines.every(({ isItem }, index) => isItem || index > 0) &&
          line.x > last.line.x - 2 &&
          !line.isBold &&
          last.text.length > 50) ||
        (loose > tight * 1.2 &&
          line.gap < tight * 1.08 &&
          lookOf(line) === lookOf(last.line) &&
          !isDated(line) &&
          !isDated(last) &&
          line.pieces.length === 1) ||
        /^\(/.test(line.text) ||
        (!hadRoom(last.line, line) &&
          lookOf(line) === lookOf(last.line) &&
          !findPeriods(last.text).some(({ index, length }) => index + length >= last.text.length - 2)))
    if (isOpen)
      rows[rows.length - 1] = {
        text: joinWords(last.text, line.text),
        pieces: [...last.pieces, ...line.pieces],
        line,
      }
    else rows.push({ text: line.text, pieces: line.pieces, line })
  }
  return rows
}

/** Lines that alternate in look, or that carry the issuer and the year below each name. */
function issuerLines(rows: readonly Row[]): Set<number> {
  const hasDate = rows.map(({ text }) => findPeriods(text).length > 0)
  const alternate =
    rows.length >= 2 && rows.length % 2 === 0 && hasDate.every((has, index) => has === (index % 2 === 1))
  const issuers = new Set<number>()
  const firstLook = rows[0] && lookOf(rows[0].line)
  for (const [index, row] of rows.entries()) {
    if (index === 0 || row.line.isItem || issuers.has(index - 1)) continue
    const above = rows[index - 1]!
    const differs = lookOf(row.line) !== firstLook && lookOf(above.line) === firstLook
    const hasDateBelow =
      alternate &&
      (rows.length >= 4 || !ISSUER.test(row.text)) &&
      findPeriods(row.text).length > 0 &&
      findPeriods(above.text).length === 0 &&
      withoutPeriods(row.text) !== row.text &&
      row.line.gap <= 1.7
    const isUnderDated =
      !above.line.isItem &&
      above.line.pieces.length > 1 &&
      row.line.pieces.length === 1 &&
      findPeriods(above.text).length > 0 &&
      findPeriods(row.text).length === 0 &&
      Math.abs(above.line.pieces[1]!.x - row.line.x) < 6
    if (differs || hasDateBelow || isUnderDated) issuers.add(index)
  }
  return issuers
}

const lookOf = (line: Line) => `${Math.round(line.size * 2)}|${line.isBold}|${line.isItalic}`

function certificationName(text: string): string | null {
  const bare = withoutPeriods(text).replace(/^[\s\t]+/, '')
  const hasStrong = STRONG_ISSUER.test(bare)
  const parts = bare
    .split(hasStrong ? STRONG_ISSUER : ISSUER)
    .filter((part) => part.trim() !== '' && !isDateOnly(part))
  // 'AWS Certified Developer – Associate – Amazon Web Services': the last of several is the issuer.
  let name = (hasStrong || parts.length < 3 ? parts[0] : parts.slice(0, -1).join(' – '))?.trim() ?? ''
  // 'AWS Certified Developer – Associate, Amazon Web Services': a comma before the issuer, where a year followed.
  const hadDate = bare !== text
  const tail = /^(.*\p{L}),\s+(\p{Lu}[^,\d]*)$/u.exec(name)
  if (!hadDate && tail && Math.max(institutionLikeness(tail[2]!), organisationLikeness(tail[2]!)) >= 0.6)
    name = tail[1]!
  if (parts.length === 1 && hadDate) name = name.replace(/,\s+\p{Lu}[^,]*$/u, '')
  else if (parts.length === 2 && !/\.\s+\p{Lu}/u.test(bare) && /,/.test(parts[1]!) && hadDate)
    name = bare.replace(/,\s+\p{Lu}[^,]*$/u, '')
  name = name
    .replace(/^\d{1,2}[.)]\s+/, '')
    .replace(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, '')
    .replace(/\.$/, '')
  return /\p{L}{2}/u.test(name) && name.length < 140 ? name : null
}
