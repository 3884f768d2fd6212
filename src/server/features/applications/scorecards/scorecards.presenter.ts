import type { Attribute, Scorecard, Scorecards } from '#contracts/applications/scorecards.contract.ts'
import { sumUp } from '#domain/applications/scorecard-sums.ts'
import { formerColleague } from '#domain/companies/team.words.ts'
import type { CompanyActor } from '#server/actor.ts'
import type { listAttributes } from './scorecards.queries.ts'
import type { ScorecardsView } from './scorecards.service.ts'

type AttributeRow = Awaited<ReturnType<typeof listAttributes>>[number]

export const presentAttribute = ({ id, name, hint }: AttributeRow): Attribute => ({ id, name, hint })

/** The scorecards for a person of the team; what is hidden is not sent. */
export function presentScorecards(view: ScorecardsView, { role }: CompanyActor): Scorecards {
  const { mine, others, isOpen, points, names } = view
  const cardOf = ({ id, text }: { id: number; text: string }): Scorecard => ({
    points: points
      .filter(({ scorecardId }) => scorecardId === id)
      .map((given) => ({ attributeId: given.attributeId, points: given.points })),
    text,
  })
  const open = isOpen ? [...(mine?.submittedAt ? [mine] : []), ...others].map(cardOf) : []
  return {
    jobId: view.jobId,
    attributes: view.attributes.map((row) => ({
      ...presentAttribute(row),
      isRetired: row.retiredAt !== null,
    })),
    suggested: view.suggested,
    mayWrite: role !== 'reader',
    mine: mine && {
      ...cardOf(mine),
      updatedAt: mine.updatedAt.toISOString(),
      submittedAt: mine.submittedAt?.toISOString() ?? null,
    },
    others: others.flatMap((row) =>
      row.submittedAt
        ? [
            {
              id: row.id,
              person: row.userId === null ? formerColleague : (names.get(row.userId) ?? null),
              submittedAt: row.submittedAt.toISOString(),
              card: isOpen ? cardOf(row) : null,
            },
          ]
        : [],
    ),
    summary: sumUp(open),
  }
}
