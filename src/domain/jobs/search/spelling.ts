/** In characters. Shorter words have too many neighbours to guess which one was meant. */
export const SHORTEST_CORRECTED = 4
/** In characters. Nobody means a word that is longer. */
const LONGEST_CORRECTED = 60

/** Edits (insertion, loss, change, swap of neighbours) that a word of this length may be away from what was meant. */
function mostEdits(length: number): number {
  return length < 8 ? 1 : 2
}

/** The words among `known` that are nearest to `word` (all folded): nearest only, at most three; none when all are far. */
export function closestWords(word: string, known: readonly string[]): string[] {
  if (word.length < SHORTEST_CORRECTED || word.length > LONGEST_CORRECTED) return []
  const near = known
    // As many letters more or less are as many edits.
    .filter((candidate) => Math.abs(candidate.length - word.length) <= mostEdits(word.length))
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

/**
 * Whether a text begins nearly with a word: its first letters, as many as the word has or one more or less, are at most `most` edits away
 * from it. Ends where no way is left that is near enough, so that most texts cost a few letters.
 */
export function beginsWithin(word: string, text: string, most: number): boolean {
  const width = Math.min(text.length, word.length + 1)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  let leastBefore = 0
  for (let row = 1; row <= word.length; row++) {
    const current: number[] = []
    // Further from the diagonal than `most` there is nothing near.
    const first = Math.max(0, row - most)
    let least = Infinity
    for (let column = first; column <= Math.min(width, row + most); column++) {
      let edits = column === 0 ? row : Infinity
      if (column > 0) {
        const isSame = word[row - 1] === text[column - 1]
        edits = Math.min(
          (last[column] ?? Infinity) + 1,
          (current[column - 1] ?? Infinity) + 1,
          (last[column - 1] ?? Infinity) + (isSame ? 0 : 1),
        )
        if (row > 1 && column > 1 && word[row - 1] === text[column - 2] && word[row - 2] === text[column - 1])
          edits = Math.min(edits, (beforeLast[column - 2] ?? Infinity) + 1)
      }
      current[column] = edits
      least = Math.min(least, edits)
    }
    if (least > most && leastBefore > most) return false
    leastBefore = least
    beforeLast = last
    last = current
  }
  return [word.length - 1, word.length, word.length + 1].some(
    (end) => (last[Math.min(end, width)] ?? Infinity) <= most,
  )
}
