import { joinWords } from '#domain/cv/layout/join-words.ts'
import type { Line, Piece } from '#domain/cv/layout/text-line.ts'
import { isInside, isStart, OTHER, type Role, roleOf } from './role-labels.ts'
import type { Token } from './role-tokens.ts'

/** A text of one role, with the probability of its least certain token. */
export interface RoleText {
  role: Role
  text: string
  pieces: Piece[]
  confidence: number
  /** Its first token. */
  first: Token
}

/** The texts of one job or study by role, and its lines without roles. */
export interface RoleEntry {
  texts: Partial<Record<Role, RoleText>>
  body: Line[]
  /** All its lines. */
  lines: Line[]
}

/** Cuts labelled tokens into entries. */
export function roleEntries(
  lines: readonly Line[],
  tokens: readonly Token[],
  labels: readonly number[],
  probability: (at: number) => number,
): RoleEntry[] {
  const groups: { runs: { role: Role; tokens: number[] }[]; rows: Set<number> }[] = []
  const opener = roleOf(labels.find((label) => roleOf(label) !== null) ?? OTHER)
  for (const [at, label] of labels.entries()) {
    const role = roleOf(label)
    let group = groups.at(-1)
    // What starts the section's entries starts another one if this entry has it already.
    const isAgain =
      role !== null && !isInside(label) && role === opener && group?.runs.some((run) => run.role === role)
    // Below one employer: another post with a time of its own.
    const isNextPost =
      role === 'what' &&
      !isInside(label) &&
      ['what', 'date'].every((own) => group?.runs.some((run) => run.role === own)) &&
      hasDateBefore(labels, at)
    // Two entries on one line have a date between them.
    const isSameLine =
      group !== undefined &&
      !group.runs.some((run) => run.role === 'date') &&
      [...group.rows].every((row) => row === tokens[at]!.row)
    if (role && !isSameLine && (isStart(label) || isAgain || isNextPost)) {
      const only = group?.runs.every((run) => run.role === 'date') && role !== 'date'
      if (group && only && !hasDateBefore(labels, at)) {
        group.rows.add(tokens[at]!.row)
        group.runs.push({ role, tokens: [at] })
        continue
      }
      group = { runs: [], rows: new Set() }
      groups.push(group)
    }
    if (!group) continue
    group.rows.add(tokens[at]!.row)
    if (!role) continue
    const open = group.runs.findLast((run) => run.role === role)
    if (isInside(label) && open && canGoOn(open.tokens.at(-1)!, at, tokens)) open.tokens.push(at)
    else group.runs.push({ role, tokens: [at] })
  }
  return groups.map(({ runs, rows }, index) => {
    const texts: RoleEntry['texts'] = {}
    for (const run of runs) texts[run.role] ??= textOf(run.role, run.tokens, lines, tokens, probability)
    const named = new Set(runs.flatMap((run) => run.tokens.map((at) => tokens[at]!.row)))
    // Lines of two entries belong to the first one that names something there.
    const before = groups[index - 1]?.rows ?? new Set()
    const own = [...rows].filter((row) => named.has(row) || !before.has(row))
    return {
      texts,
      lines: own.map((row) => lines[row]!),
      body: own.filter((row) => !named.has(row)).map((row) => lines[row]!),
    }
  })
}

/** True if a date follows before the next entry starts. */
function hasDateBefore(labels: readonly number[], at: number): boolean {
  for (let next = at + 1; next < labels.length && !isStart(labels[next]!); next++)
    if (roleOf(labels[next]!) === 'date') return true
  return false
}

/** A name goes on in its line or in one of the next two. */
const canGoOn = (last: number, at: number, tokens: readonly Token[]) =>
  tokens[at]!.row - tokens[last]!.row <= 2

function textOf(
  role: Role,
  at: readonly number[],
  lines: readonly Line[],
  tokens: readonly Token[],
  probability: (at: number) => number,
): RoleText {
  let text = ''
  const pieces: Piece[] = []
  for (let from = 0; from < at.length;) {
    let to = from
    while (
      to + 1 < at.length &&
      at[to + 1] === at[to]! + 1 &&
      tokens[at[to + 1]!]!.row === tokens[at[from]!]!.row
    )
      to++
    const [first, last] = [tokens[at[from]!]!, tokens[at[to]!]!]
    const line = lines[first.row]!
    const own = line.text.slice(first.start, last.end).replaceAll('\t', ' ')
    text = text === '' ? own : joinWords(text, own)
    for (const piece of piecesAt(line, first.start, last.end)) if (!pieces.includes(piece)) pieces.push(piece)
    from = to + 1
  }
  return {
    role,
    text: balanced(text),
    pieces,
    confidence: Math.min(...at.map(probability)),
    first: tokens[at[0]!]!,
  }
}

function piecesAt({ pieces }: Line, from: number, to: number): Piece[] {
  let start = 0
  return pieces.filter(({ text }) => {
    const own = start
    start += text.length + 1
    return own < to && own + text.length > from
  })
}

/** Closes a bracket or a quotation whose end is not part of the text. */
function balanced(text: string): string {
  const count = (sign: RegExp) => (text.match(sign) ?? []).length
  const [open, closed] = [count(/\(/g), count(/\)/g)]
  const isQuoting = count(/"/g) % 2 === 1 || count(/“/g) > count(/”/g)
  if (open > closed) return `${text})`
  if (open < closed) return text.replace(/\)$/, '').trim()
  if (!isQuoting) return text.trim()
  // A quotation that began before the text only ends here.
  return text.indexOf('"') === text.length - 1
    ? text.slice(0, -1).trim()
    : `${text}${text.includes('“') ? '”' : '"'}`
}
