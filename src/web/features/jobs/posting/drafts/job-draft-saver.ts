import type { UseFormReturn } from 'react-hook-form'
import { type DraftValues, type JobDraft, jobDraftsContract } from '#contracts/jobs/job-drafts.contract.ts'
import type { JobFormValues, JobKind } from '#web/features/jobs/posting/job-form-values.ts'
import type { JobBody } from '#web/features/jobs/posting/use-job-form.ts'
import { api, ApiError, isRefusal } from '#web/lib/api-client.ts'
import { createDraftSaver, type DraftState, type SavedDraft } from './draft-saver.ts'

export type AdForm = UseFormReturn<JobFormValues, unknown, JobBody>

/** What a draft stores: a question of a published ad becomes a new one. */
export const draftValuesOf = ({ questions, ...values }: JobFormValues): DraftValues => ({
  ...values,
  questions: questions.map(({ id: _id, ...question }) => question),
})

/** What a failed save means for a draft; null: it was to be a new one. */
export function explainFailure(
  error: unknown,
  draft: SavedDraft | null,
): 'changed' | 'gone' | { reason: string } {
  // Of a new draft, a conflict is that the company has as many as it may.
  if (draft && isRefusal<typeof jobDraftsContract.save>(error, 'conflict')) return 'changed'
  if (draft && error instanceof ApiError && error.status === 404) return 'gone'
  const reason = error instanceof ApiError ? error.body.message : undefined
  return { reason: reason ?? 'No hay conexión. Lo intentamos otra vez en un momento.' }
}

interface Followed {
  kind: JobKind
  onCreated: (id: number) => void
}

/** Stores the form of an ad as a draft of the company. `follow` says which kind it is now, and who hears of a new draft. */
export function createJobDraftSaver(
  { loaded, form, ...first }: Followed & { loaded: JobDraft | null; form: AdForm },
  onState: (state: DraftState) => void,
) {
  let now: Followed = first
  const read = () => ({ kind: now.kind, values: draftValuesOf(form.getValues()) })
  const saver = createDraftSaver<ReturnType<typeof read>>({
    draft: loaded,
    initial: read(),
    read,
    explain: explainFailure,
    onState,
    async save(draft, body) {
      if (draft)
        return api.call(jobDraftsContract.save, {
          params: { id: draft.id },
          body: { ...body, version: draft.version },
        })
      const added = await api.call(jobDraftsContract.add, { body })
      now.onCreated(added.id)
      return added
    },
  })
  return {
    ...saver,
    follow: (next: Followed) => {
      now = next
    },
    /** After somebody else's change: 'mine' overwrites it, 'theirs' shows it. */
    choose: async (side: 'mine' | 'theirs') => {
      const id = saver.id()
      if (id === null) return
      try {
        const draft = await api.call(jobDraftsContract.get, { params: { id } })
        if (side === 'theirs') form.reset(draft.values)
        await saver.resume(draft, side === 'theirs' ? read() : undefined)
        if (side === 'theirs') onState({ kind: 'saved', at: draft.updatedAt })
      } catch (error) {
        const why = explainFailure(error, null)
        if (typeof why === 'object') onState({ kind: 'failed', ...why })
      }
    },
    /** Deletes what was stored and empties the form. */
    discard: async (empty: JobFormValues) => {
      const id = saver.id()
      form.reset(empty)
      saver.forget()
      if (id !== null) await api.call(jobDraftsContract.remove, { params: { id } }).catch(() => {})
    },
  }
}
