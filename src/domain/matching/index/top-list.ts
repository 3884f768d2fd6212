import { scoreOfPoints } from '#domain/matching/score/points.ts'

export interface RankedEntry {
  id: number
  /** Ten-thousandths; what the order goes by. */
  points: number
  /** 0-100. */
  score: number
}

/** The best k of what it is offered: more points first, then the newer, then the smaller id. */
export class TopList {
  readonly #k: number
  readonly #points: number[] = []
  readonly #recency: number[] = []
  readonly #ids: number[] = []

  constructor(k: number) {
    this.#k = k
  }

  /** Points under which an entry has no chance any more. */
  get floor(): number {
    return this.#ids.length < this.#k ? -1 : (this.#points.at(-1) ?? Infinity)
  }

  offer(id: number, points: number, recency: number): void {
    let at = this.#ids.length
    while (at > 0 && this.#isBefore(points, recency, id, at - 1)) at--
    if (at >= this.#k) return
    this.#points.splice(at, 0, points)
    this.#recency.splice(at, 0, recency)
    this.#ids.splice(at, 0, id)
    if (this.#ids.length <= this.#k) return
    this.#points.pop()
    this.#recency.pop()
    this.#ids.pop()
  }

  #isBefore(points: number, recency: number, id: number, at: number): boolean {
    if (points !== this.#points[at]) return points > this.#points[at]!
    if (recency !== this.#recency[at]) return recency > this.#recency[at]!
    return id < this.#ids[at]!
  }

  entries(): RankedEntry[] {
    return this.#ids.map((id, at) => ({
      id,
      points: this.#points[at]!,
      score: scoreOfPoints(this.#points[at]!),
    }))
  }
}
