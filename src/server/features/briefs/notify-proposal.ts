import type { Db } from '#server/db/connection.ts'
import type { Deps } from '#server/deps.ts'
import { notifyCompanyPeople } from '#server/features/notifications/company-notices.service.ts'
import { type NoticeWords, notify } from '#server/features/notifications/notifications.service.ts'
import { hireLinks } from '#server/features/hires/hires.service.ts'
import { openBriefLink, ownBriefLink } from './brief.address.ts'
import {
  proposalArrived,
  proposalChanged,
  proposalChosen,
  proposalDeclined,
  proposalPassed,
  proposalWithdrawn,
} from './brief-notices.words.ts'
import type { BriefRow } from './briefs.queries.ts'
import type { ProposalRow } from './proposals.queries.ts'

type NotifyDeps = Pick<Deps, 'clock' | 'config' | 'queue'>

/** Tells the person of the company who wrote the brief. */
const tellCompany = (deps: NotifyDeps, tx: Db, row: ProposalRow, words: NoticeWords): Promise<void> =>
  notifyCompanyPeople(
    deps,
    tx,
    { companyId: row.companyId, among: [row.briefCreatedBy] },
    { ...words, by: row.professionalUserId, type: 'brief', link: ownBriefLink(row.briefId) },
  )

/** A proposal arrived. */
export const notifyReceived = (deps: NotifyDeps, tx: Db, row: ProposalRow): Promise<void> =>
  tellCompany(deps, tx, row, proposalArrived(row))

/** Its terms changed. */
export const notifyChanged = (deps: NotifyDeps, tx: Db, row: ProposalRow): Promise<void> =>
  tellCompany(deps, tx, row, proposalChanged(row))

/** Its professional took it back. */
export const notifyWithdrawn = (deps: NotifyDeps, tx: Db, row: ProposalRow): Promise<void> =>
  tellCompany(deps, tx, row, proposalWithdrawn(row))

/** Tells the professional. */
const tellProfessional = (
  deps: NotifyDeps,
  tx: Db,
  row: ProposalRow,
  words: NoticeWords,
  link: string,
): Promise<void> =>
  notify(deps, tx, { ...words, userId: row.professionalUserId, by: row.briefCreatedBy, type: 'brief', link })

/** The company refused it. */
export const notifyDeclined = (deps: NotifyDeps, tx: Db, row: ProposalRow): Promise<void> =>
  tellProfessional(deps, tx, row, proposalDeclined(row), openBriefLink(row.briefId))

/** The brief closed without it. */
export const notifyPassed = (
  deps: NotifyDeps,
  tx: Db,
  row: ProposalRow,
  brief: Pick<BriefRow, 'closeReason' | 'closeNote'>,
): Promise<void> => tellProfessional(deps, tx, row, proposalPassed(row, brief), openBriefLink(row.briefId))

/** It was chosen, and the order is made. */
export const notifyChosen = (
  deps: NotifyDeps,
  tx: Db,
  row: ProposalRow & { hireId: number },
): Promise<void> =>
  tellProfessional(deps, tx, row, proposalChosen(row), hireLinks({ id: row.hireId }).professional)
