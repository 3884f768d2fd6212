import { GAP, isSmallWord, type Word } from './words.ts'

interface Node<T> {
  next: Map<string, Node<T>> | null
  value: T | undefined
}

export interface PhraseMatch<T> {
  value: T
  /** The index after the last word of the phrase. */
  end: number
}

/** Names of one or more words, found in a list of words by their stems; small words in between are ignored. */
export class PhraseTrie<T> {
  readonly #root: Node<T> = { next: new Map(), value: undefined }

  /** Adds a phrase; returns its existing value, or undefined if it was new. */
  add(words: readonly Word[], value: T): T | undefined {
    let node = this.#root
    for (const stem of stemsOf(words)) {
      node.next ??= new Map()
      let child = node.next.get(stem)
      if (child === undefined) {
        child = { next: null, value: undefined }
        node.next.set(stem, child)
      }
      node = child
    }
    const before = node.value
    if (before === undefined) node.value = value
    return before
  }

  /** The phrase that these words form as a whole. */
  get(words: readonly Word[]): T | undefined {
    let node: Node<T> | undefined = this.#root
    for (const stem of stemsOf(words)) node = node?.next?.get(stem)
    return node?.value
  }

  /** The longest phrase that starts at a word. It never spans a comma, a bracket or the end of a sentence. */
  longest(words: readonly Word[], from: number): PhraseMatch<T> | null {
    let node = this.#root.next?.get(words[from]!.stem)
    let best: PhraseMatch<T> | null = null
    for (let index = from; node !== undefined;) {
      if (node.value !== undefined) best = { value: node.value, end: index + 1 }
      index++
      while (index < words.length && isSmallWord(words[index]!.text) && words[index]!.gap === GAP.soft)
        index++
      const word = words[index]
      if (word === undefined || word.gap !== GAP.soft) break
      node = node.next?.get(word.stem)
    }
    return best
  }
}

/** The key of a phrase: without small words, unless it has no others. */
function stemsOf(words: readonly Word[]): string[] {
  const large = words.filter(({ text }) => !isSmallWord(text))
  return (large.length > 0 ? large : words).map(({ stem }) => stem)
}
