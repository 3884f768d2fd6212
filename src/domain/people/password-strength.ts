import { foldText } from '#domain/text/plain-text.ts'

/** Names of a person or company, and addresses: what others know or can find out. */
export type KnownOfSomebody = readonly string[]

const shortestPiece = 3

/**
 * Whether a password consists only of its owner's names and mail address, with any digits and signs: 'Rosa.Quispe1988'. Up to two
 * other letters do not change that.
 */
export function saysWhoItIs(password: string, known: KnownOfSomebody): boolean {
  let rest = lettersOf(password)
  const before = rest.length
  for (const piece of piecesOf(known)) rest = rest.replaceAll(piece, '')
  return rest.length < before && rest.length <= 2
}

const lettersOf = (text: string): string => foldText(text).replaceAll(/[^\p{L}]/gu, '')

/** Longest first, so that 'Anabel' is removed before 'Ana'. */
const piecesOf = (known: KnownOfSomebody): string[] =>
  [...new Set(known.flatMap((text) => [lettersOf(text), ...foldText(text).split(/[^\p{L}]+/u)]))]
    .filter((piece) => piece.length >= shortestPiece)
    .toSorted((a, b) => b.length - a.length)

/** 0: guessed at once, 1: soon, 2: hardly, 3: practically never. */
export type Strength = 0 | 1 | 2 | 3

/** The minimum of each further strength, in bits. */
const steps = [36, 52, 70] as const

/** Common passwords, folded: words and years. */
const dull = new RegExp(
  [
    'contrasena',
    'password',
    'qwerty',
    'asdf',
    'zxcv',
    'abcd',
    'hola',
    'amor',
    'peru',
    'lima',
    'alianza',
    'universitario',
    'admin',
    'clave',
    String.raw`(?:19|20)\d\d`,
  ].join('|'),
  'g',
)

/** How hard a password is to guess: it counts the characters that are no sequence, repetition, common word or name of the person. */
export function strengthOf(password: string, known: KnownOfSomebody = []): Strength {
  if (saysWhoItIs(password, known)) return 0
  const pieces = piecesOf(known)
  let rest = foldText(password).replaceAll(dull, '~')
  for (const piece of pieces) rest = rest.replaceAll(piece, '~')
  const counted = Array.from(rest).filter((_, at, all) => !follows(all, at)).length
  const bits = counted * Math.log2(poolOf(password))
  return steps.filter((step) => bits >= step).length as Strength
}

/** Whether a character continues the two before it: 'aaa', '123', '321'. */
function follows(all: readonly string[], at: number): boolean {
  const [a, b, c] = [at - 2, at - 1, at].map((index) => all[index]?.codePointAt(0) ?? Number.NaN)
  const step = b! - a!
  return step === c! - b! && Math.abs(step) <= 1
}

const poolOf = (password: string): number =>
  [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u]
    .map((kind, index) => (kind.test(password) ? [26, 26, 10, 20][index]! : 0))
    .reduce((all, size) => all + size, 1)
