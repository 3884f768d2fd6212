import type { Experience } from '#contracts/professionals/career-fields.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { CareerList, type CareerListTexts } from './career-list.tsx'
import { ExperienceDialog } from './experience-dialog.tsx'

const text: CareerListTexts = {
  id: 'experiencia',
  title: 'Experiencia laboral',
  add: 'Agregar experiencia',
  emptyTitle: 'Aún no hay experiencia',
  emptyText: 'Tus trabajos, del actual al primero. Los que tengas en tu CV se pueden extraer.',
  question: '¿Estás seguro de que deseas eliminar esta experiencia laboral?',
  deleted: 'Experiencia eliminada',
  failed: 'No se pudo eliminar la experiencia laboral.',
}

type ExperienceListProps = {
  professionalId: number
  experiences: readonly Experience[]
  besideFound?: boolean
}

export function ExperienceList({ professionalId, experiences, besideFound }: ExperienceListProps) {
  return (
    <CareerList
      professionalId={professionalId}
      text={text}
      besideFound={besideFound}
      items={experiences}
      headOf={({ position, company, location }) => ({ title: position, details: [company, location] })}
      nameOf={({ position, company }) => `${position}, ${company}`}
      remove={({ id }) => api.call(professionalsContract.deleteExperience, { params: { id } })}
      editor={ExperienceDialog}
    />
  )
}
