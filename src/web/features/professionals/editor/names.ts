import { foldText } from '#domain/text/plain-text.ts'

export const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((one) => foldText(one) === foldText(name))

/** With those of the added ones that are new, each once. */
export function withNames(names: readonly string[], added: readonly string[]): string[] {
  const all = [...names]
  for (const name of added) if (!isAmong(all, name)) all.push(name)
  return all
}

/** Back where it stood, or at the end of what is left by now. */
export function putBack<T>(list: readonly T[], item: T, place: number): T[] {
  return list.toSpliced(Math.min(place, list.length), 0, item)
}
