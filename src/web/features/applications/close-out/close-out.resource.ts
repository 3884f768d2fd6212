import { useEffect } from 'react'
import { actsContract } from '#contracts/acts/acts.contract.ts'
import {
  type AnswerRound,
  closeOutContract,
  type JobAnswers,
} from '#contracts/applications/close-out.contract.ts'
import type { AnswerGroup, AnswerOutcome } from '#contracts/applications/close-out-vocabulary.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { api, type ApiClient, ApiError } from '#web/lib/api-client.ts'
import { useReloadable } from '#web/lib/use-reloadable.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

export const loadAnswers = (from: ApiClient, jobId: number): Promise<JobAnswers> =>
  from.call(closeOutContract.ofJob, { params: { id: jobId } })

/** How often the page looks again while answers are on their way (ms). */
const lookAgain = 3000

export interface Answer {
  group: AnswerGroup
  outcome: AnswerOutcome
  text: string
  excluded: number[]
  lines: { id: number; line: string }[]
}

/** The answers of a job from its loader, kept up to date, and what is done with them. */
export function useJobAnswers(loaded: JobAnswers) {
  const { id } = loaded.job
  const [answers, refresh] = useReloadable(loaded, () => loadAnswers(api, id))
  const offerUndo = useUndo()
  useLive('applications', refresh)
  const isOnTheWay = answers.rounds.length > 0
  useEffect(() => {
    if (!isOnTheWay) return undefined
    const timer = setInterval(refresh, lookAgain)
    return () => clearInterval(timer)
  })

  /** Answers these groups one after the other; false when one failed, and the others stay unsent. */
  const send = async (list: readonly Answer[]): Promise<boolean> => {
    let people = 0
    let isDone = true
    for (const body of list) {
      try {
        const { recipients, undo } = await api.call(closeOutContract.send, { params: { id }, body })
        people += recipients
        if (list.length === 1)
          offerUndo(undo, { title: leaving(recipients), description: nothingLeft, onUndone: refresh })
      } catch (error) {
        isDone = false
        sayFailed('No se pudo enviar', error)
        break
      }
    }
    if (list.length > 1 && people > 0) showToast({ title: leaving(people), description: nothingLeft })
    refresh()
    return isDone
  }

  const undo = async (round: AnswerRound): Promise<void> => {
    if (!round.undo) return
    try {
      await api.call(actsContract.undo, { params: { id: round.undo.actId } })
      showToast({ title: 'Deshecho', description: 'Nadie recibió nada. Siguen en la lista.' })
    } catch (error) {
      sayFailed('No se pudo deshacer', error)
    }
    refresh()
  }
  return { answers, refresh, send, undo }
}

const leaving = (count: number): string =>
  count === 1 ? '1 respuesta sale en un minuto' : `${count} respuestas salen en un minuto`
const nothingLeft = 'Hasta entonces puedes deshacerlo: nadie recibió nada todavía.'

export function sayFailed(title: string, error: unknown): void {
  const description = (error instanceof ApiError && error.body.message) || 'Revisa tu conexión.'
  showToast({ title, description, tone: 'destructive' })
}
