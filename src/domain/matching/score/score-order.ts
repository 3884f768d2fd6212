/** Compares two scores, best first: higher before lower, and missing scores last. 0 if they are equal. */
export function compareScores(a: number | null, b: number | null): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return b - a
}
