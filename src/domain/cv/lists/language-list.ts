import type { ReadCv, ReadLanguage } from '#domain/cv/cv.ts'
import { foldLetters } from '#domain/cv/names/fold.ts'
import { languageName, readLanguage } from './languages.ts'
import { isLevelOnly } from './levels.ts'
import { evidenceOf, type Line, type Piece } from '#domain/cv/layout/text-line.ts'

/** Adds a language unless it is already known. */
export function addLanguage(into: ReadCv['skills'], language: ReadLanguage, pieces: readonly Piece[]): void {
  const known = into.languages.find(({ value }) => foldLetters(value.name) === foldLetters(language.name))
  if (known) return
  into.languages.push({ value: language, confidence: language.level ? 0.97 : 0.85, from: evidenceOf(pieces) })
}

/** A language name with its text: after it, beside it and below it up to the next name. */
interface Named {
  name: string
  piece: Piece
  /** The index of its line. */
  row: number
  x: number
  about: string
}

/** A word of a piece with its approximate position. */
interface Word {
  text: string
  index: number
  x: number
}

const MOTHER = /matern[ao]|mother tongue/i

/** The maximum distance, in points, that a cell below a name starts to its left. */
const SAME_COLUMN = 10

/**
 * The languages of a language section. Levels follow the names, stand in cells beside or below them, or come first if the first
 * line does so ('Avanzado: Inglés, Francés').
 */
export function readLanguages(lines: readonly Line[], heading: string, into: ReadCv['skills']): void {
  const { before, names } = findNames(withMarks(lines))
  const levelOf = (name: string, about: string) => readLanguage(`${name} ${about}`)
  const last = names.at(-1)
  if (!last) return
  const isMother = MOTHER.test(heading + before)
  const isLevelFirst =
    !isMother && levelOf(last.name, before)?.level != null && levelOf(last.name, last.about)?.level == null
  let level = before
  for (const [index, { name, piece, about }] of names.entries()) {
    const text = isLevelFirst ? level : about
    const language = levelOf(
      name,
      isMother && index === 0 && !levelOf(name, about)?.level ? 'lengua materna' : text,
    )
    if (isLevelFirst && levelOf(name, about)?.level != null) level = about
    if (language) addLanguage(into, language, [piece])
  }
}

/** 'X' below 'Básico | Intermedio | Avanzado': replaces a mark with the level above it. */
function withMarks(lines: readonly Line[]): Line[] {
  let levels: readonly Piece[] = []
  return lines.map((line) => {
    if (line.pieces.length > 1 && line.pieces.every(({ text }) => isLevelOnly(text))) levels = line.pieces
    const pieces = line.pieces.map((piece) => {
      if (levels.length === 0 || !/^[xX✓✔]$/.test(piece.text)) return piece
      const middle = ({ x, right }: Piece) => (x + right) / 2
      const distance = (level: Piece) => Math.abs(middle(level) - middle(piece))
      const { text } = levels.reduce((best, level) => (distance(level) < distance(best) ? level : best))
      return { ...piece, text }
    })
    return { ...line, pieces }
  })
}

/** The names in order, each with its text, and the text before the first. */
function findNames(lines: readonly Line[]): { before: string; names: Named[] } {
  const names: Named[] = []
  let before = ''
  /** The names of the last line with any: the text below belongs to them. */
  let open: Named[] = []
  for (const [row, line] of lines.entries()) {
    const own: Named[] = []
    const loose: Word[] = []
    for (const piece of line.pieces) {
      let end = 0
      for (const word of wordsOf(piece)) {
        // The second word of 'Inglés técnico', 'Chino mandarín'.
        if (word.index < end) continue
        const from = word.index + word.text.search(/\p{L}|$/u)
        const name = languageName(piece.text.slice(from))
        const current = own.at(-1)
        // 'First Certificate in English' is an examination.
        const isNamed = current !== undefined && /\b(?:in|of)\s+\W*$/i.test(piece.text.slice(0, from))
        if (name !== null && !isNamed) {
          end = from + name.length
          const about = piece.text.slice(end).match(/^\S*/)![0]
          own.push({ name, piece, row, x: word.x, about })
          end += about.length
        } else if (current) current.about += ` ${word.text}`
        else loose.push(word)
      }
    }
    for (const word of loose) {
      const last = own.length > 0 ? names.at(-1) : ownerOf(word, open)
      if (last) last.about += ` ${word.text}`
      else before += ` ${word.text}`
    }
    if (own.length > 0) open = own
    names.push(...own)
  }
  return { before: before.trim(), names }
}

const hasLevel = ({ name, about }: Named) => readLanguage(`${name} ${about}`)?.level != null

/** A word below several names belongs to the one above it; if that has its level, the word continues the last name. */
function ownerOf(word: Word, open: readonly Named[]): Named | undefined {
  const under = open.findLast(({ x }) => word.x > x - SAME_COLUMN) ?? open[0]
  const last = open.at(-1)
  // The same inside brackets: 'Español (nativo), Inglés (Intermedio' / 'B2)'.
  const isOpen = last && last.about.lastIndexOf('(') > last.about.lastIndexOf(')')
  return isOpen || (under && last && hasLevel(under) && !hasLevel(last)) ? last : under
}

/** The words of a piece, with positions estimated from their letters. */
function wordsOf({ text, x, right }: Piece): Word[] {
  const letter = (right - x) / Math.max(1, text.length)
  return Array.from(text.matchAll(/\S+/g), ({ 0: word, index }) => ({
    text: word,
    index,
    x: x + index * letter,
  }))
}
