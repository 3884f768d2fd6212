import { scoreOfPoints } from '#domain/matching/score/points.ts'

export interface RankedEntry {
  id: number
  /** In ten-thousandths; the sort key. */
  points: number
  /** 0-100. */
  score: number
}

/** The best k entries: more points first, then newer, then the smaller id. */
export class TopList {
  readonly #k: number
  readonly #points: number[] = []
  readonly #recency: number[] = []
  readonly #ids: number[] = []

  constructor(k: number) {
    this.#k = k
  }

  /** The minimum points that an entry needs now. */
  get floor(): number {
    return this.#ids.length < this.#k ? -1 : (this.#points.at(-1) ?? Infinity)
  }

  offer(id: number, points: number, recency: number): void {
    const at = this.#placeOf(points, recency, id)
    if (at >= this.#k) return
    this.#points.splice(at, 0, points)
    this.#recency.splice(at, 0, recency)
    this.#ids.splice(at, 0, id)
    if (this.#ids.length <= this.#k) return
    this.#points.pop()
    this.#recency.pop()
    this.#ids.pop()
  }

  #placeOf(points: number, recency: number, id: number): number {
    let [from, to] = [0, this.#ids.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (this.#isBefore(points, recency, id, middle)) to = middle
      else from = middle + 1
    }
    return from
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
