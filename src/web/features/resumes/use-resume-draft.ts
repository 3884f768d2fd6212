import { useRef, useState } from 'react'
import type { BodyArgs } from './resume-draft.ts'
import { choicesOf } from './resume-draft.ts'
import { type OpenedResume, resumesContract } from '#contracts/resumes/resumes.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useResumeRefresh } from './resumes.resource.ts'

/** What the person chooses shows at once and is saved one change after the other; the last one wins. */
export function useResumeDraft(resume: OpenedResume) {
  const [draft, setDraft] = useState<BodyArgs>(() => choicesOf(resume))
  const [state, setState] = useState<'saved' | 'saving' | 'failed'>('saved')
  const { keep, list } = useResumeRefresh()
  const wanted = useRef<BodyArgs | null>(null)
  const isRunning = useRef(false)

  const send = async () => {
    if (isRunning.current) return
    isRunning.current = true
    setState('saving')
    try {
      while (wanted.current) {
        const body = wanted.current
        wanted.current = null
        // oxlint-disable-next-line no-await-in-loop -- one after the other: the last change must win
        keep(await api.call(resumesContract.change, { params: { id: resume.id }, body }))
      }
      setState('saved')
      await list()
    } catch {
      setState('failed')
    } finally {
      isRunning.current = false
    }
  }
  const change = (part: Partial<BodyArgs>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    // A name is saved once there is one.
    if (next.name.trim() === '') return
    wanted.current = next
    void send()
  }
  const retry = () => {
    wanted.current = draft
    void send()
  }
  return { draft, state, change, retry }
}

export type ResumeDraft = ReturnType<typeof useResumeDraft>
