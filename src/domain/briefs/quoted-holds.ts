import type { BriefHold } from './risk.ts'

/** What stands against a brief, each with the words that it was found in. What a rule of ads says in full is not said twice. */
export function quotedHolds(holds: readonly BriefHold[]): { code: BriefHold['code']; quotes: string[] }[] {
  const said = holds.flatMap(({ code, finds }) => (code === 'contact_data' ? [] : finds))
  return holds.flatMap(({ code, finds }) => {
    const news = finds.filter(
      (find) =>
        code !== 'contact_data' ||
        !said.some((other) => other.field === find.field && find.start < other.end && other.start < find.end),
    )
    return news.length === 0 && finds.length > 0
      ? []
      : [{ code, quotes: [...new Set(news.map(({ term }) => term))] }]
  })
}
