import type { CallArgs } from '#contracts/endpoint.ts'
import type { OpenedResume, resumesContract } from '#contracts/resumes/resumes.contract.ts'

export type BodyArgs = CallArgs<typeof resumesContract.change>['body']

export const choicesOf = (resume: OpenedResume): BodyArgs => {
  const { name, layout, language, pages, withPhoto, sections, hidden } = resume
  return { name, layout, language, pages: pages === 1 ? 1 : 2, withPhoto, sections, hidden }
}

/** The list with one thing at another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const rest = list.toSpliced(from, 1)
  return rest.toSpliced(Math.max(0, Math.min(to, rest.length)), 0, list[from]!)
}

/** Hidden becomes shown, and shown hidden. */
export const toggled = (hidden: readonly string[], key: string): string[] =>
  hidden.includes(key) ? hidden.filter((one) => one !== key) : [...hidden, key]
