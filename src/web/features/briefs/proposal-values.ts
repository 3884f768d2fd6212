import { proposalBody } from '#contracts/briefs/brief-fields.ts'
import type { OwnProposal } from '#contracts/briefs/proposals.contract.ts'
import { centsOf, typedSum } from './brief.words.ts'

export interface MilestoneValues {
  name: string
  sum: string
  days: string
}

/** The form's values, as typed. With milestones price and days are their sums. */
export interface ProposalValues {
  serviceId: string
  price: string
  days: string
  rounds: string
  message: string
  covers: number[]
  milestones: MilestoneValues[]
}

export const emptyMilestone: MilestoneValues = { name: '', sum: '', days: '' }

/** The values of a proposal, or of a new one that includes everything. */
export function proposalValues(
  proposal: OwnProposal | null,
  { needs, serviceId }: { needs: readonly string[]; serviceId: number | null },
): ProposalValues {
  if (!proposal)
    return {
      serviceId: serviceId === null ? '' : String(serviceId),
      price: '',
      days: '',
      rounds: '2',
      message: '',
      covers: needs.map((_, place) => place),
      milestones: [],
    }
  return {
    serviceId: String(proposal.serviceId),
    price: typedSum(proposal.priceCents),
    days: String(proposal.days),
    rounds: String(proposal.rounds),
    message: proposal.message,
    covers: proposal.covers,
    milestones: proposal.milestones.map(({ name, cents, days }) => ({
      name,
      sum: typedSum(cents),
      days: String(days),
    })),
  }
}

const wholeNumber = (typed: string): number => (/^\d+$/.test(typed.trim()) ? Number(typed) : Number.NaN)

/** Price and days of the milestones together. */
export const totalsOf = (milestones: readonly MilestoneValues[]) => ({
  cents: milestones.reduce((sum, one) => sum + (centsOf(one.sum) || 0), 0),
  days: milestones.reduce((sum, one) => sum + (wholeNumber(one.days) || 0), 0),
})

/** What is sent, or what is wrong: by field, a milestone's as `milestones.0.name`. */
export function proposalOf(values: ProposalValues) {
  const hasParts = values.milestones.length > 0
  const totals = totalsOf(values.milestones)
  const body = {
    serviceId: Number(values.serviceId) || 0,
    priceCents: hasParts ? totals.cents : centsOf(values.price),
    days: hasParts ? totals.days : wholeNumber(values.days),
    rounds: wholeNumber(values.rounds),
    message: values.message,
    covers: values.covers,
    milestones: values.milestones.map(({ name, sum, days }) => ({
      name,
      cents: centsOf(sum),
      days: wholeNumber(days),
    })),
  }
  const checked = proposalBody.safeParse(body)
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.error?.issues ?? []) errors[path.join('.')] ??= message
  if (body.serviceId === 0) errors['serviceId'] = 'Elige uno de tus servicios publicados'
  return { body: checked.data ?? null, errors }
}
