import { foldText } from '#domain/text.ts'

export const isAmong = (names: readonly string[], name: string): boolean =>
  names.some((one) => foldText(one) === foldText(name))

/** Back where it stood, or at the end of what is left by now. */
export function putBack<T>(list: readonly T[], item: T, place: number): T[] {
  return list.toSpliced(Math.min(place, list.length), 0, item)
}
