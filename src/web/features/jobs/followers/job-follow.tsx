import Bell from 'lucide-react/icons/bell'
import BellOff from 'lucide-react/icons/bell-off'
import { useState } from 'react'
import { type JobFollowers, jobFollowersContract } from '#contracts/jobs/job-followers.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { Button } from '#web/ui/action/button.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'

/** Who of the team hears of the job's applications, and whether the person does. */
export function JobFollow({ jobId, loaded }: { jobId: number; loaded: JobFollowers }) {
  const [state, setState] = useState(loaded)
  const [isBusy, setBusy] = useState(false)
  const { isFollowing } = state
  async function press() {
    setBusy(true)
    try {
      const call = isFollowing ? jobFollowersContract.unfollow : jobFollowersContract.follow
      setState(await api.call(call, { params: { id: jobId } }))
      showToast(
        isFollowing
          ? { title: 'Ya no sigues este aviso', description: 'No te avisamos de sus candidatos.' }
          : { title: 'Sigues este aviso', description: 'Te avisamos de sus candidatos.' },
      )
    } catch {
      showToast({ title: 'No se pudo guardar', description: 'Inténtalo otra vez.', tone: 'destructive' })
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button
        variant="secondary"
        size="sm"
        aria-pressed={isFollowing}
        disabled={isBusy}
        onClick={() => void press()}
      >
        {isFollowing ? <BellOff className="icon" /> : <Bell className="icon" />}
        {isFollowing ? 'Dejar de seguir' : 'Seguir'}
      </Button>
      <span className="text-xs text-ink-2">{whoHears(state)}</span>
    </div>
  )
}

function whoHears({ followers, publishedBy }: JobFollowers): string {
  const names = followers.map(({ name, isMe }) => (isMe ? 'tú' : name))
  const published = publishedBy === null ? '' : `Publicado por ${publishedBy}. `
  if (names.length === 0) return `${published}Los avisos van a la persona dueña de la cuenta.`
  return `${published}Reciben los avisos: ${new Intl.ListFormat('es-PE').format(names)}.`
}
