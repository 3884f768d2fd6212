import type { OwnProfessional } from '#web/features/professionals/panel/professional-panel.ts'
import { EditableCard } from '#web/features/professionals/editor/editable-card.tsx'
import { PersonalDataForm } from '#web/features/professionals/editor/personal-data-form.tsx'

/** Name and contact data as others see them, with the form to edit them. */
export const PersonalDataCard = ({ professional }: { professional: OwnProfessional }) => (
  <EditableCard
    id="datos"
    title="Datos personales"
    items={[
      { term: 'Nombre', value: `${professional.firstName} ${professional.lastName}` },
      { term: 'Título profesional', value: professional.title ?? 'Sin título' },
      { term: 'Experiencia', value: professional.experience ?? 'Sin indicar' },
      { term: 'Teléfono', value: professional.phone ?? 'Sin teléfono' },
      { term: 'Ubicación', value: professional.location ?? 'Sin ubicación' },
      { term: 'Correo electrónico', value: professional.email },
    ]}
    renderForm={(close) => <PersonalDataForm professional={professional} onSaved={close} onCancel={close} />}
  />
)
