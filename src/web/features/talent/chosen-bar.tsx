import Bookmark from 'lucide-react/icons/bookmark'
import Send from 'lucide-react/icons/send'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { TalentPerson } from '#contracts/talent/talent.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { InviteSeveralDialog } from './invite-several-dialog.tsx'
import { PoolSeveralDialog } from './pool-several-dialog.tsx'

type ChosenBarProps = {
  people: readonly TalentPerson[]
  jobs: readonly { id: number; title: string }[]
  /** The compared job, proposed for the invitation. */
  jobId: number | null
  onClear: () => void
}

/** The dark bar of those who are chosen: invite them or keep them in a list. Nothing while nobody is. */
export function ChosenBar({ people, jobs, jobId, onClear }: ChosenBarProps) {
  const [asked, setAsked] = useState<'invite' | 'pool' | null>(null)
  const close = () => setAsked(null)
  const done = () => {
    close()
    onClear()
  }
  if (people.length === 0) return null
  return (
    <>
      <div
        role="region"
        aria-label="Personas elegidas"
        className="on-night sticky bottom-[calc(var(--foot-nav)+0.75rem)] z-sticky mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-2 rounded-md bg-night p-2 text-on-night shadow-float max-sm:w-full"
      >
        <button
          type="button"
          aria-label="No elegir a nadie"
          onClick={onClear}
          className="grid size-9 place-items-center rounded-sm hover:bg-night-line"
        >
          <X className="icon" />
        </button>
        <p role="status" className="pr-2 text-sm whitespace-nowrap">
          <b className="fig text-lg">{people.length}</b>{' '}
          <span className="text-on-night-2">
            {people.length === 1 ? 'persona elegida' : 'personas elegidas'}
          </span>
        </p>
        {jobs.length > 0 && (
          <Button size="sm" onClick={() => setAsked('invite')}>
            <Send className="icon" />
            Invitar
          </Button>
        )}
        <Button variant="ghost" size="sm" onClick={() => setAsked('pool')}>
          <Bookmark className="icon" />
          Guardar en un banco
        </Button>
      </div>
      {asked === 'invite' && (
        <InviteSeveralDialog people={people} jobs={jobs} jobId={jobId} onClose={close} onDone={done} />
      )}
      {asked === 'pool' && <PoolSeveralDialog people={people} onClose={close} onDone={done} />}
    </>
  )
}
