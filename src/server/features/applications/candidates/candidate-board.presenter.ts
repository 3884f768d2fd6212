import type { BoardCard, boardContract } from '#contracts/applications/candidate-board.contract.ts'
import type { ReplyOf } from '#contracts/endpoint.ts'
import { meetsWish } from '#domain/applications/answers.ts'
import { shortReasons } from '#domain/matching/reasons/reason-tone.ts'
import { reasonText } from '#domain/matching/reasons/reason.words.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import type { Board, ScoredCard } from './candidate-board.service.ts'

export const presentCard = ({ row, match, hasDouble, inCv }: ScoredCard): BoardCard => ({
  id: row.id,
  stage: row.stage,
  status: row.status,
  since: row.since.toISOString(),
  appliedAt: row.appliedAt.toISOString(),
  isNew: row.status === 'pending' && row.viewedAt === null,
  score: match?.score ?? null,
  low: match?.low ?? null,
  high: match?.high ?? null,
  reasons: match ? shortReasons(match.reasons).map((reason) => reasonText(reason, 'company')) : [],
  years: row.years,
  missed: row.answers
    .filter(({ kind, wish, answer }) => meetsWish(kind, wish, answer) === false)
    .map(({ question }) => question),
  awaitsHumanReview: row.reviewRequestedAt !== null && row.reviewAnsweredAt === null,
  isSuspended: row.isSuspended,
  hasDouble,
  inCv,
  joined: row.joined,
  tags: row.tags,
  name: `${row.firstName} ${row.lastName}`.trim(),
  firstName: row.firstName,
  title: row.title,
  location: row.location,
  avatar: pictureUrl(row.photoId),
})

export function presentBoard({
  columns,
  tags,
  views,
  questions,
  hasWishes,
}: Board): ReplyOf<typeof boardContract.board> {
  const sum = (of: (column: Board['columns'][number]) => number) =>
    columns.reduce((total, column) => total + of(column), 0)
  return {
    columns: columns.map(({ stage, found, late, cards, next }) => ({
      id: stage.id,
      name: stage.name,
      status: stage.status,
      goalDays: stage.goalDays,
      count: stage.count,
      found,
      late,
      next,
      candidates: cards.map(presentCard),
    })),
    found: sum(({ found }) => found),
    all: sum(({ stage }) => stage.count),
    tags,
    views: views.map(({ id, name, query, count }) => ({ id, name, query, count })),
    questions,
    hasWishes,
  }
}
