import { useEffect, useState } from 'react'
import type { JobDraft } from '#contracts/jobs/job-drafts.contract.ts'
import type { JobKind } from '#web/features/jobs/posting/job-form-values.ts'
import type { DraftState } from './draft-saver.ts'
import { type AdForm, createJobDraftSaver } from './job-draft-saver.ts'

/**
 * Keeps what is typed in the form of an ad as a draft of the company. `loaded` is the draft that the form shows; null: the first change
 * makes one, of which `onCreated` hears.
 */
export function useJobDraft({
  loaded,
  kind,
  form,
  onCreated,
}: {
  loaded: JobDraft | null
  kind: JobKind
  form: AdForm
  onCreated: (id: number) => void
}) {
  const [state, setState] = useState<DraftState>(
    loaded ? { kind: 'saved', at: loaded.updatedAt } : { kind: 'untouched' },
  )
  const [saver] = useState(() => createJobDraftSaver({ loaded, kind, form, onCreated }, setState))
  useEffect(() => saver.follow({ kind, onCreated }), [saver, kind, onCreated])

  const { watch } = form
  useEffect(() => {
    const { unsubscribe } = watch(saver.touch)
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') void saver.flush()
    }
    document.addEventListener('visibilitychange', saveIfHidden)
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden)
      unsubscribe()
      void saver.flush()
    }
  }, [watch, saver])
  return { state, saver }
}
