import { foldText } from '#domain/text/plain-text.ts'

export const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((one) => foldText(one) === foldText(name))

/** Adds those names that are new, without duplicates. */
export function withNames(names: readonly string[], added: readonly string[]): string[] {
  const all = [...names]
  for (const name of added) if (!isAmong(all, name)) all.push(name)
  return all
}

/** Restores an item at its old place, or at the end of a shorter list. */
export function putBack<T>(list: readonly T[], item: T, place: number): T[] {
  return list.toSpliced(Math.min(place, list.length), 0, item)
}
