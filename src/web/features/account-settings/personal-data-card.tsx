import { useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DefinitionList } from '#web/ui/definition-list.tsx'
import type { OwnProfessional } from '../professional/professional-panel.ts'
import { PersonalDataForm } from '../profile-editor/personal-data-form.tsx'

/** Name and contact data as others read them, with the form in their place. */
export function PersonalDataCard({ professional }: { professional: OwnProfessional }) {
  const [isEditing, setEditing] = useState(false)
  const close = () => setEditing(false)
  if (isEditing)
    return (
      <Card title="Datos personales">
        <PersonalDataForm professional={professional} onSaved={close} onCancel={close} />
      </Card>
    )
  return (
    <Card
      title="Datos personales"
      action={
        <Button variant="secondary" size="sm" onClick={() => setEditing(true)}>
          Editar
        </Button>
      }
    >
      <DefinitionList
        items={[
          { term: 'Nombre', value: `${professional.firstName} ${professional.lastName}` },
          { term: 'Teléfono', value: professional.phone ?? 'Sin teléfono' },
          { term: 'Ubicación', value: professional.location ?? 'Sin ubicación' },
          { term: 'Correo electrónico', value: professional.email },
        ]}
      />
    </Card>
  )
}
