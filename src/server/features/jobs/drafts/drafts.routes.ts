import type { JobDraft, jobDraftsContract, JobDraftSummary } from '#contracts/jobs/job-drafts.contract.ts'
import type { Deps } from '#server/deps.ts'
import type { Handlers } from '#server/http/mount.ts'
import { ownDraft } from '#server/features/jobs/jobs.policy.ts'
import type { DraftRow } from './drafts.queries.ts'
import { addDraft, listOwnDrafts, type Named, readDraft, removeDraft, saveDraft } from './drafts.service.ts'

type Listed = Awaited<ReturnType<typeof listOwnDrafts>>[number]

const presentSummary = ({
  id,
  kind,
  title,
  templateName,
  updatedAt,
  updatedBy,
}: Listed): JobDraftSummary => ({
  id,
  kind,
  title,
  templateName,
  updatedAt: updatedAt.toISOString(),
  updatedBy,
})

const presentDraft = ({ values, version, ...row }: Named<DraftRow>): JobDraft => ({
  ...presentSummary({ ...row, title: values.title }),
  values,
  version,
})

export function jobDraftsRoutes(deps: Deps): Handlers<typeof jobDraftsContract> {
  const { db } = deps
  const present = async (row: DraftRow) => presentDraft(await readDraft(db, row))
  return {
    list: async ({ actor }) => (await listOwnDrafts(db, actor)).map(presentSummary),
    get: async ({ actor, params }) => present(await ownDraft(db, actor, params.id)),
    add: async ({ actor, body }) => present(await addDraft(deps, actor, body)),
    save: async ({ actor, params, body }) =>
      present(await saveDraft(deps, actor, await ownDraft(db, actor, params.id), body)),
    remove: async ({ actor, params }) => ({
      undo: await removeDraft(deps, actor, await ownDraft(db, actor, params.id)),
    }),
  }
}
