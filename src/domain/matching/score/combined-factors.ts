/** Rank and years as one factor. */
export const levelFactor = (rank: number, years: number): number => Math.floor((rank * years) / 1000)

/** Studies and languages as one factor. */
export const qualificationFactor = (education: number, language: number): number =>
  Math.floor((education * language) / 1000)

/** Work and subject as one factor. */
export const aboutFactor = (work: number, subject: number): number => Math.floor((work * subject) / 1000)

/** Level and place as one factor: the part that an index knows before it reads the rest of a job. */
export const nearFactor = (level: number, place: number): number => Math.floor((level * place) / 1000)

/**
 * Points after the factors. Whole numbers, rounded down in a fixed order, so that pair scores and both indexes agree. With 1000 for
 * an unknown factor the result is an upper bound.
 */
export function factoredPoints(
  points: number,
  near: number,
  pay: number,
  qualifications: number,
  work: number,
): number {
  const factor = Math.floor((Math.floor((near * pay) / 1000) * qualifications) / 1000)
  return Math.floor((Math.floor((points * factor) / 1000) * work) / 1000)
}
