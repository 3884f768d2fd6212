/** In characters. Shorter words have too many neighbours to guess which one was meant. */
export const SHORTEST_CORRECTED = 4

/** Edits (insertion, loss, change, swap of neighbours) that a word of this length may be away from what was meant. */
function mostEdits(length: number): number {
  return length < 8 ? 1 : 2
}

/** The words among `known` that are nearest to `word` (all folded): nearest only, at most three; none when all are far. */
export function closestWords(word: string, known: readonly string[]): string[] {
  if (word.length < SHORTEST_CORRECTED) return []
  const near = known
    .map((candidate) => ({ candidate, edits: countEdits(word, candidate) }))
    .filter(
      ({ candidate, edits }) => edits > 0 && edits <= mostEdits(Math.min(word.length, candidate.length)),
    )
  const fewest = Math.min(...near.map(({ edits }) => edits))
  return near
    .filter(({ edits }) => edits === fewest)
    .map(({ candidate }) => candidate)
    .slice(0, 3)
}

/** Damerau-Levenshtein distance in its restricted form (optimal string alignment). */
export function countEdits(from: string, to: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, column) => column)
  for (let row = 1; row <= from.length; row++) {
    const current = [row]
    for (let column = 1; column <= to.length; column++) {
      const isSame = from[row - 1] === to[column - 1]
      let edits = Math.min(last[column]! + 1, current[column - 1]! + 1, last[column - 1]! + (isSame ? 0 : 1))
      if (row > 1 && column > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1])
        edits = Math.min(edits, beforeLast[column - 2]! + 1)
      current.push(edits)
    }
    beforeLast = last
    last = current
  }
  return last[to.length]!
}
