import { paperDays } from '#contracts/verifications/verification-figures.ts'
import type { OwnVerification as Reply } from '#contracts/verifications/verifications.contract.ts'
import { DAY } from '#domain/time/durations.ts'
import { limaDay } from '#domain/time/dates.ts'
import type { VerificationRow } from './verifications.queries.ts'
import type { OwnVerification } from './verifications.service.ts'

const iso = (date: Date | null): string | null => date?.toISOString() ?? null

/** A verification as its owner sees it: an answer that can still be undone does not exist yet. */
export function presentOwnVerification({ verifiedAt, request, papers, end }: OwnVerification): Reply {
  return {
    verifiedAt: iso(verifiedAt),
    request: request && {
      code: request.code,
      state: stateOf(request),
      filedAt: iso(request.filedAt),
      dueOn: request.dueOn,
      answeredAt: request.notifiedAt && iso(request.answeredAt),
      note: request.notifiedAt ? request.note : '',
      papersUntil: request.notifiedAt && limaDay(new Date(request.notifiedAt.getTime() + paperDays * DAY)),
      papers: papers.map(({ id, kind, name, size }) => ({ id, kind, name, size })),
    },
    end: end?.notifiedAt ? { at: end.at.toISOString(), reason: end.reason, note: end.note } : null,
  }
}

const stateOf = ({ filedAt, notifiedAt, outcome }: VerificationRow) =>
  notifiedAt && outcome ? outcome : filedAt ? 'filed' : 'draft'
