/** The pattern of LIKE for a text that contains this one. */
export const likePart = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`

/** Shorter words are in too many texts, and a trigram index cannot find them inside of one. */
const shortest = 3

/**
 * For each word of a search the pattern of a text that has it, however it continues. The text begins with a blank: a
 * short word is found at the start of a word.
 */
export const wordPatterns = (search: string): string[] =>
  search
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => likePart(word.length < shortest ? ` ${word}` : word))
