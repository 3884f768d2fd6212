import { useNavigate } from 'react-router'
import { type JobDraftSummary, jobDraftsContract } from '#contracts/jobs/job-drafts.contract.ts'
import { jobsContract } from '#contracts/jobs/jobs.contract.ts'
import { draftHref } from '#domain/jobs/own-jobs.address.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { jobFormValues } from '#web/features/jobs/posting/job-form-values.ts'
import { draftValuesOf } from '#web/features/jobs/posting/drafts/job-draft-saver.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Where the text of a draft comes from: an ad, open or closed, or another draft or template. */
export type DraftSource = { from: 'ad' | 'draft'; id: number; title: string }

async function readSource({ from, id }: DraftSource) {
  if (from === 'draft') {
    const { kind, values } = await api.call(jobDraftsContract.get, { params: { id } })
    return { kind, values }
  }
  const job = await api.call(jobsContract.own, { params: { id } })
  return {
    kind: job.isPremium ? ('premium' as const) : ('standard' as const),
    values: draftValuesOf(jobFormValues(job)),
  }
}

/** Keeps the text of an ad or draft under a name. Throws an `ApiError`. */
export async function saveTemplate(source: DraftSource, templateName: string): Promise<void> {
  await api.call(jobDraftsContract.add, { body: { ...(await readSource(source)), templateName } })
}

export const sayFailed = (title: string, error: unknown) =>
  showToast({
    title,
    description: (error instanceof ApiError && error.body.message) || 'Inténtalo otra vez en un momento.',
    tone: 'destructive',
  })

/** Makes a draft of an ad or template and opens it, and deletes drafts. */
export function useDrafts() {
  const navigate = useNavigate()
  const offerUndo = useUndo()
  const { refresh } = useRefresh()
  return {
    startFrom: async (source: DraftSource) => {
      try {
        const draft = await api.call(jobDraftsContract.add, { body: await readSource(source) })
        showToast({ title: 'Borrador creado', description: 'Cambia lo que haga falta y publícalo.' })
        await navigate(draftHref(draft.id))
      } catch (error) {
        sayFailed('No se pudo crear el borrador', error)
      }
    },
    remove: async ({ id, templateName, title }: JobDraftSummary) => {
      try {
        const { undo } = await api.call(jobDraftsContract.remove, { params: { id } })
        await refresh()
        offerUndo(undo, {
          title: templateName === null ? 'Borrador eliminado' : 'Plantilla eliminada',
          description: templateName ?? titleOf({ title }),
        })
      } catch (error) {
        sayFailed('No se pudo eliminar', error)
      }
    },
  }
}

/** A draft may have no title yet. */
export const titleOf = ({ title }: { title: string }): string => title.trim() || 'Sin título'
