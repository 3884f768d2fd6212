import { useState } from 'react'
import { type TalentPerson, talentContract } from '#contracts/talent/talent.contract.ts'
import { useUndo } from '#web/features/acts/use-undo.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Invites a person to a job; says so with 'Deshacer'. */
export function useInvite() {
  const [invitingId, setInvitingId] = useState<number | null>(null)
  const offerUndo = useUndo()
  const { refresh } = useRefresh()
  /** Returns the sentence of a refusal, or null. */
  const invite = async (person: TalentPerson, jobId: number, message?: string): Promise<string | null> => {
    setInvitingId(person.id)
    try {
      const { undo } = await api.call(talentContract.invite, {
        params: { jobId },
        body: { professionalId: person.id, message },
      })
      offerUndo(undo, {
        title: `Invitación a ${person.name} lista`,
        description: `Sale en ${undo.seconds} segundos. Si postula, verás sus datos y su CV.`,
      })
      await refresh()
      return null
    } catch (failure) {
      return (
        (failure instanceof ApiError && failure.body.message) ||
        'No se pudo enviar la invitación. Revisa tu conexión.'
      )
    } finally {
      setInvitingId(null)
    }
  }
  /** In one press. */
  const inviteAtOnce = async (person: TalentPerson, jobId: number) => {
    const problem = await invite(person, jobId)
    if (problem) showToast({ title: problem, tone: 'destructive' })
  }
  return { invitingId, invite, inviteAtOnce }
}
