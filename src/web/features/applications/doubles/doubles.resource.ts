import { useQuery, useQueryClient } from '@tanstack/react-query'
import { doublesContract, type PossibleDouble } from '#contracts/applications/doubles.contract.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { sayFailed } from '#web/features/applications/candidate/team-failed.ts'
import { useLive } from '#web/features/live/use-live.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** What looks like the same person's application, what is joined, and what the team does with both. */
export function useDoubles(id: number) {
  const queries = useQueryClient()
  const offerUndo = useUndo()
  const { refresh } = useRefresh()
  const { data } = useQuery({
    queryKey: ['candidate-doubles', id],
    queryFn: () => api.call(doublesContract.read, { params: { id } }),
    gcTime: 0,
  })
  // Notes, scorecards, history and board: all of them show both.
  const refreshAll = () => Promise.all([queries.invalidateQueries(), refresh()])
  useLive('applications', () => void queries.invalidateQueries({ queryKey: ['candidate-doubles', id] }))

  /** True when it was joined. */
  const join = async (frontId: number, otherId: number): Promise<boolean> => {
    try {
      const { undo } = await api.call(doublesContract.join, { params: { id: frontId }, body: { otherId } })
      offerUndo(undo, {
        title: 'Postulaciones unidas',
        description: 'Ninguna de las dos cuentas recibe un aviso por esto.',
      })
      await refreshAll()
      return true
    } catch (error) {
      sayFailed('No se unieron', error)
      return false
    }
  }
  const separate = async (joinedId: number): Promise<void> => {
    try {
      await api.call(doublesContract.separate, { params: { id: joinedId } })
      showToast({ title: 'Postulaciones separadas', description: 'Cada una vuelve al tablero.' })
    } catch (error) {
      sayFailed('No se separaron', error)
    }
    await refreshAll()
  }
  const tellApart = async (other: PossibleDouble): Promise<void> => {
    try {
      await api.call(doublesContract.tellApart, { params: { id }, body: { otherId: other.id } })
      showToast({ title: 'Son dos personas', description: 'Ya no te lo preguntamos.' })
    } catch (error) {
      sayFailed('No se guardó', error)
    }
    await refreshAll()
  }
  return { doubles: data ?? null, join, separate, tellApart }
}
