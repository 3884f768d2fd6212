import { useState } from 'react'
import { cvContract, type Extraction } from '#contracts/cv.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { unknownProblem } from './use-cv-upload.ts'

export type ExtractionState =
  | { step: 'asking' }
  | { step: 'processing' }
  | { step: 'success'; result: Extraction }
  | { step: 'error'; problem: string }

/** Fills the profile from its CV: asked for, under way, done (the screen shows it already) or failed with a reason. */
export function useExtraction(professionalId: number) {
  const { refresh } = useRefresh()
  const [state, setState] = useState<ExtractionState>({ step: 'asking' })
  const run = async () => {
    setState({ step: 'processing' })
    try {
      const result = await api.call(cvContract.parseCv, { params: { id: professionalId } })
      setState({ step: 'success', result })
      await refresh()
    } catch (error) {
      const reason = error instanceof ApiError ? error.body.message : undefined
      setState({ step: 'error', problem: reason ?? unknownProblem })
    }
  }
  return { state, run: () => void run() }
}
