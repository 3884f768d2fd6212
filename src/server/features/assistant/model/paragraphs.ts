/** In letters. */
const longestParagraph = 2000

/** Collects what a model writes, and gives it out by whole paragraphs: a paragraph is checked before anybody sees it. */
export class Paragraphs {
  #open = ''

  /** Nobody reads so much, and a check of it takes time. */
  get isTooLong(): boolean {
    return this.#open.length > longestParagraph
  }

  /** The paragraphs that this piece completes. */
  add(text: string): string[] {
    const parts = (this.#open + text).split(/\n\s*\n/)
    this.#open = parts.pop() ?? ''
    return parts.map((part) => part.trim()).filter(Boolean)
  }

  /** What is left at the end. */
  rest(): string[] {
    const left = this.#open.trim()
    this.#open = ''
    return left === '' ? [] : [left]
  }

  /** Words before a call of a tool are thoughts, not an answer. */
  drop(): void {
    this.#open = ''
  }
}
