interface Given {
  attributeId: number
  points: number
}

const mean = (values: readonly number[]): number =>
  Math.round((values.reduce((sum, value) => sum + value, 0) / values.length) * 10) / 10

/**
 * The average of scorecards, to a tenth, and how far apart they are in each attribute. Each person counts the same, however
 * many attributes they rated. Null: none has points.
 */
export function sumUp(cards: readonly { points: readonly Given[] }[]) {
  const rated = cards.filter(({ points }) => points.length > 0)
  if (rated.length === 0) return null
  const byAttribute = Map.groupBy(
    rated.flatMap(({ points }) => points),
    ({ attributeId }) => attributeId,
  )
  return {
    average: mean(
      rated.map(({ points }) => points.reduce((sum, given) => sum + given.points, 0) / points.length),
    ),
    count: rated.length,
    attributes: [...byAttribute].map(([attributeId, given]) => {
      const points = given.map((one) => one.points)
      return { attributeId, average: mean(points), least: Math.min(...points), most: Math.max(...points) }
    }),
  }
}
