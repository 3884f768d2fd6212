import { useMutation } from '@tanstack/react-query'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import { jobsContract, type OwnJob } from '#contracts/jobs/jobs.contract.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { Card } from '#web/ui/look/card.tsx'
import { ToggleChip } from '#web/ui/list/chip.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { offerUndo } from '#web/features/acts/offer-undo.ts'

type Skills = NonNullable<OwnJob['inferredSkills']>

/**
 * The skills that matching inferred from an ad whose company listed none. A press excludes one, another includes it again;
 * the form keeps its values.
 */
export function InferredSkills({ jobId, skills }: { jobId: number; skills: Skills }) {
  const [shown, setShown] = useState(skills)
  const readAgain = async () => {
    const job = await api.call(jobsContract.own, { params: { id: jobId } })
    setShown(job.inferredSkills ?? [])
  }
  const { mutate, isPending } = useMutation({
    mutationFn: (body: Skills[number]) =>
      api.call(jobsContract.setInferredSkill, { params: { id: jobId }, body }),
    onSuccess: ({ inferredSkills, undo }, { name, isLeftOut }) => {
      setShown(inferredSkills)
      if (undo)
        offerUndo(undo, { title: isLeftOut ? `${name} ya no cuenta` : `${name} vuelve a contar` }, readAgain)
    },
    onError: (error) =>
      showToast({
        title: 'No se pudo cambiar',
        description: (error instanceof ApiError && error.body.message) || 'Revisa tu conexión.',
        tone: 'destructive',
      }),
  })
  return (
    <Card title="Habilidades que cuentan">
      {shown.length === 0 ? (
        <p className="text-sm text-ink-2">
          No encontramos habilidades en tu aviso. Nómbralas en los requisitos y contarán en el puntaje de tus
          candidatos.
        </p>
      ) : (
        <div className="grid gap-3">
          <p className="text-sm text-ink-2" id="inferred-skills">
            Lo leímos en tu aviso y cuenta en el puntaje de tus candidatos. Toca la que no pides para
            quitarla; tócala otra vez y vuelve a contar.
          </p>
          <ul
            aria-label="Leídas en tu aviso"
            aria-describedby="inferred-skills"
            className="flex flex-wrap gap-1.5"
          >
            {shown.map(({ name, isLeftOut }) => (
              <li key={name} className="max-w-full">
                <ToggleChip
                  pressed={!isLeftOut}
                  onToggle={() => !isPending && mutate({ name, isLeftOut: !isLeftOut })}
                >
                  <span className={isLeftOut ? 'line-through' : ''}>{name}</span>
                  {isLeftOut ? <Plus className="icon text-[0.7rem]" /> : <X className="icon text-[0.7rem]" />}
                </ToggleChip>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  )
}
