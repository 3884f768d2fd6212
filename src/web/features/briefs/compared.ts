import { mostCompared } from '#contracts/briefs/briefs-figures.ts'
import type { ReceivedProposal } from '#contracts/briefs/briefs.contract.ts'

/** Those side by side at first: that wait for an answer, or were chosen; up to four. */
export const firstCompared = (proposals: readonly ReceivedProposal[]): number[] =>
  proposals
    .toSorted((one, other) => order(one) - order(other) || one.id - other.id)
    .slice(0, mostCompared)
    .map(({ id }) => id)

const order = ({ status }: ReceivedProposal): number => (status === 'sent' || status === 'chosen' ? 0 : 1)

/** With one more or one less; a fifth is not added. */
export function toggled(chosen: readonly number[], id: number): number[] {
  if (chosen.includes(id)) return chosen.filter((one) => one !== id)
  return chosen.length < mostCompared ? [...chosen, id] : [...chosen]
}

/** Facts of a proposal among all that wait: the fastest, the cheapest, the best rated. Only one that is alone with it has it. */
export function badgesOf(proposal: ReceivedProposal, all: readonly ReceivedProposal[]): string[] {
  const open = all.filter(({ status }) => status === 'sent' || status === 'chosen')
  if (open.length < 2 || !open.includes(proposal)) return []
  const isOnly = (value: (one: ReceivedProposal) => number) => {
    const best = Math.min(...open.map(value))
    return value(proposal) === best && open.filter((one) => value(one) === best).length === 1
  }
  return [
    ...(isOnly(({ priceCents }) => priceCents) ? ['El menor precio'] : []),
    ...(isOnly(({ days }) => days) ? ['La más rápida'] : []),
    ...(proposal.rating !== null && isOnly(({ rating }) => -(rating ?? 0)) ? ['Mejor calificada'] : []),
  ]
}

/** What a row compares; equal values can be hidden. */
export const rowsOf = {
  price: ({ priceCents }: ReceivedProposal) => String(priceCents),
  days: ({ days }: ReceivedProposal) => String(days),
  covers: ({ covers }: ReceivedProposal) => covers.toSorted((one, other) => one - other).join(),
  milestones: ({ milestones }: ReceivedProposal) => JSON.stringify(milestones),
  rounds: ({ rounds }: ReceivedProposal) => String(rounds),
  works: ({ works, serviceImage }: ReceivedProposal) =>
    [serviceImage ?? '', ...works.map(({ url }) => url)].join(),
  reputation: ({ rating, reviewCount }: ReceivedProposal) => `${rating} ${reviewCount}`,
  message: ({ message }: ReceivedProposal) => message,
  reasons: ({ reasons }: ReceivedProposal) => reasons.join(),
}
export type RowName = keyof typeof rowsOf

/** The rows to show: all, or those whose values differ. */
export function shownRows(
  proposals: readonly ReceivedProposal[],
  { onlyDifferent, hasNeeds }: { onlyDifferent: boolean; hasNeeds: boolean },
): RowName[] {
  return (Object.keys(rowsOf) as RowName[]).filter((name) => {
    if (name === 'covers' && !hasNeeds) return false
    const values = new Set(proposals.map(rowsOf[name]))
    if ((name === 'reasons' || name === 'works') && values.size === 1 && values.has('')) return false
    return !onlyDifferent || proposals.length < 2 || values.size > 1
  })
}
