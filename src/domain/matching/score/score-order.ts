/**
 * Compares two scores for a list that has the best first: the higher before the lower, and who has none after all who have one, however
 * low. 0 for two that are alike.
 */
export function compareScores(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return b - a
}
