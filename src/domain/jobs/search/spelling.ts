/** In characters. Shorter words have too many neighbours for a correction. */
export const SHORTEST_CORRECTED = 4
/** In characters. Longer input is not a word. */
const LONGEST_CORRECTED = 60

/** The maximum number of edits (insertion, deletion, substitution, transposition) for a word of this length. */
export function mostEdits(length: number): number {
  return length < 8 ? 1 : 2
}

/** The words in `known` nearest to `word` (all folded): at most three, all at the smallest distance; none if all are too far. */
export function closestWords(word: string, known: readonly string[]): string[] {
  if (word.length < SHORTEST_CORRECTED || word.length > LONGEST_CORRECTED) return []
  const near = known
    // A difference in length is a lower bound for the number of edits.
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

/** Letters that Peruvians write for each other, as they sound alike. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/k/g, 'c'],
  [/c(?=[aou])/g, 'k'],
  [/qu(?=[ei])/g, 'k'],
  [/k(?=[ei])/g, 'qu'],
  [/z/g, 's'],
  [/s/g, 'z'],
  [/s(?=[ei])/g, 'c'],
  [/c(?=[ei])/g, 's'],
  [/v/g, 'b'],
  [/b/g, 'v'],
  [/ll/g, 'y'],
  [/y(?=[aeou])/g, 'll'],
  [/j/g, 'g'],
  [/g(?=[ei])/g, 'j'],
  [/h/g, ''],
  [/^(?=[aeiou])/, 'h'],
  [/^s(?=[ei])/, 'ps'],
  [/w/g, 'gu'],
  [/^hu/, 'gu'],
  [/m(?=[bp])/g, 'n'],
  [/n(?=[bp])/g, 'm'],
]
const MOST_SPELLINGS = 60

/** Other spellings that sound like the folded word, fewest changes first. */
export function soundAlikes(word: string): string[] {
  if (word.length > LONGEST_CORRECTED) return []
  const spellings = new Set([word])
  for (const spelling of spellings) {
    if (spellings.size > MOST_SPELLINGS) break
    for (const [sound, letters] of SOUNDS) spellings.add(spelling.replace(sound, letters))
  }
  spellings.delete(word)
  return [...spellings]
}

/** In characters: the shortest half of two words written as one. */
const SHORTEST_HALF = 3

/** The ways to read a word as two ('inkatops'). */
export const halvesOf = (word: string): [string, string][] =>
  word.length > LONGEST_CORRECTED
    ? []
    : Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_HALF + 1) }, (_, index) => {
        const cut = index + SHORTEST_HALF
        return [word.slice(0, cut), word.slice(cut)]
      })

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
 * Whether a text starts approximately with a word: a prefix of its length, or one more or less, is at most `most` edits away. It
 * stops as soon as no path is near enough, so most texts cost only a few letters.
 */
export function beginsWithin(word: string, text: string, most: number): boolean {
  const width = Math.min(text.length, word.length + 1)
  let beforeLast: number[] = []
  let last = Array.from({ length: width + 1 }, (_, column) => column)
  let leastBefore = 0
  for (let row = 1; row <= word.length; row++) {
    const current: number[] = []
    // Cells further from the diagonal than `most` are too far.
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
