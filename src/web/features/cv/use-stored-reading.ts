import { cvContract } from '#contracts/cv/cv.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { problemOf } from './cv-problem.ts'
import { useCvLine } from './use-cv-line.ts'
import type { CvReading } from './use-cv-upload.ts'

/**
 * Reads the profile's CV for a review, without saving. `onRead` gets the result or the reason of the failure. `line` is
 * the position in the queue.
 */
export function useStoredReading(professionalId: number, onRead: (reading: CvReading) => void) {
  const { run, isPending } = useAction(
    () => api.call(cvContract.reading, { params: { id: professionalId } }),
    {
      onSuccess: ({ extractedData: data }) => onRead({ data }),
      onError: (error) => onRead({ problem: problemOf(error) }),
    },
  )
  return { read: () => void run(), isReading: isPending, line: useCvLine(isPending) }
}
