import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import Trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import type { Experience } from '#contracts/career-fields.ts'
import { professionalsContract } from '#contracts/professionals.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { showToast } from '#web/ui/toast-store.ts'
import { CareerEntry } from './career-entry.tsx'
import { ExperienceDialog } from './experience-dialog.tsx'
import { isFresh, useClock } from './fresh.ts'

type ExperienceListProps = { professionalId: number; experiences: readonly Experience[] }

/** The own work experience: added, corrected, deleted after a question. */
export function ExperienceList({ professionalId, experiences }: ExperienceListProps) {
  const now = useClock()
  const [opened, setOpened] = useState<Experience | 'new' | null>(null)
  const [asked, setAsked] = useState<Experience | null>(null)
  const deletion = useDeletion(() => setAsked(null))
  const add = (
    <Button variant="secondary" size="sm" aria-label="Agregar experiencia" onClick={() => setOpened('new')}>
      <Plus className="icon" />
      Agregar
    </Button>
  )
  return (
    <Card title="Experiencia laboral" action={experiences.length > 0 && add}>
      {experiences.length === 0 ? (
        <EmptyState title="Aún no hay experiencia" level={3} action={add}>
          Tus trabajos, del actual al primero. Los que tengas en tu CV se pueden extraer.
        </EmptyState>
      ) : (
        <ul>
          {experiences.map((experience) => (
            <CareerEntry
              key={experience.id}
              title={experience.position}
              details={[experience.company, experience.location]}
              period={experience}
              description={experience.description}
              isFresh={isFresh(experience, now)}
              actions={
                <div className="-mt-1.5 -mr-2 flex flex-none">
                  <Button
                    variant="quiet"
                    size="sm"
                    iconOnly
                    aria-label={`Editar ${nameOf(experience)}`}
                    onClick={() => setOpened(experience)}
                  >
                    <Pencil className="icon" />
                  </Button>
                  <Button
                    variant="quiet"
                    size="sm"
                    iconOnly
                    aria-label={`Eliminar ${nameOf(experience)}`}
                    onClick={() => setAsked(experience)}
                  >
                    <Trash2 className="icon" />
                  </Button>
                </div>
              }
            />
          ))}
        </ul>
      )}
      {opened && (
        <ExperienceDialog
          professionalId={professionalId}
          experience={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && deletion.remove(asked)}
        busy={deletion.isBusy}
        title="¿Estás seguro de que deseas eliminar esta experiencia laboral?"
        description={asked && `“${nameOf(asked)}” desaparecerá de tu perfil.`}
        confirmLabel="Eliminar"
      />
    </Card>
  )
}

const nameOf = ({ position, company }: Experience): string => `${position}, ${company}`

function useDeletion(onSettled: () => void) {
  const { refresh } = useRefresh()
  const [isBusy, setBusy] = useState(false)
  const remove = async (experience: Experience) => {
    setBusy(true)
    try {
      await api.call(professionalsContract.deleteExperience, { params: { id: experience.id } })
      await refresh()
      showToast({ title: 'Experiencia eliminada', description: nameOf(experience) })
    } catch {
      showToast({
        title: 'Error',
        description: 'No se pudo eliminar la experiencia laboral.',
        tone: 'destructive',
      })
    } finally {
      setBusy(false)
      onSettled()
    }
  }
  return { isBusy, remove: (experience: Experience) => void remove(experience) }
}
