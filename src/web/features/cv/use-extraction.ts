import { useState } from 'react'
import { cvContract, type CvSelection, type Extraction } from '#contracts/cv/cv.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { problemOf } from './cv-problem.ts'

export type ExtractionState =
  | { step: 'asking' }
  | { step: 'processing' }
  | { step: 'success'; result: Extraction }
  | { step: 'error'; problem: string }

/**
 * Fills the profile from its CV, or from an import: its state is idle, pending, done or failed with a reason. `keep` saves only what was
 * reviewed; a failure keeps the review for another try.
 */
export function useExtraction(professionalId: number, source: 'cv' | 'import' = 'cv') {
  const { refresh } = useRefresh()
  const [state, setState] = useState<ExtractionState>({ step: 'asking' })
  const run = async (selection?: CvSelection) => {
    setState({ step: 'processing' })
    try {
      const params = { id: professionalId }
      const result =
        source === 'import' && selection
          ? await api.call(cvContract.keepImport, { params, body: { selection } })
          : await api.call(cvContract.parseCv, { params, ...(selection ? { body: { selection } } : {}) })
      setState({ step: 'success', result })
      await refresh()
    } catch (error) {
      setState({ step: 'error', problem: problemOf(error) })
    }
  }
  return {
    state,
    run: () => void run(),
    keep: (selection: CvSelection) => void run(selection),
    forget: () => setState({ step: 'asking' }),
  }
}
