import type { EducationItem } from '#contracts/professionals/career-fields.ts'
import { professionalsContract } from '#contracts/professionals/professionals.contract.ts'
import { api } from '#web/lib/api-client.ts'
import { CareerList, type CareerListTexts } from './career-list.tsx'
import { EducationDialog } from './education-dialog.tsx'
import { fieldOf } from './education-form.ts'

const text: CareerListTexts = {
  id: 'estudios',
  title: 'Educación',
  add: 'Agregar estudios',
  emptyTitle: 'Aún no hay estudios',
  emptyText: 'Carreras, cursos largos, diplomados. Los que tengas en tu CV se pueden extraer.',
  question: '¿Estás seguro de que deseas eliminar estos estudios?',
  deleted: 'Estudios eliminados',
  failed: 'No se pudieron eliminar los estudios.',
}

type EducationListProps = {
  professionalId: number
  education: readonly EducationItem[]
  besideFound?: boolean
}

export function EducationList({ professionalId, education, besideFound }: EducationListProps) {
  return (
    <CareerList
      professionalId={professionalId}
      text={text}
      besideFound={besideFound}
      items={education}
      headOf={(study) => ({
        title: study.degree,
        details: [study.institution, fieldOf(study), study.gpa && `Promedio ${study.gpa}`],
      })}
      nameOf={({ degree, institution }) => `${degree}, ${institution}`}
      remove={({ id }) => api.call(professionalsContract.deleteEducation, { params: { id } })}
      editor={EducationDialog}
    />
  )
}
