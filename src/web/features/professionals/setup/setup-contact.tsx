import { useWatch } from 'react-hook-form'
import { Card } from '#web/ui/look/card.tsx'
import { PersonalDataFields } from '#web/features/professionals/editor/personal-data-form.tsx'
import { FilledNote } from './setup-found.tsx'
import type { ProfileSetup } from './use-profile-setup.ts'

/** The person's name and contact data. */
export function SetupContact({ setup, email }: { setup: ProfileSetup; email: string }) {
  const values = useWatch({ control: setup.personal.control })
  return (
    <Card title="Contacto">
      <div className="grid gap-5">
        <p className="text-sm text-ink-2">
          Tu correo es <strong className="font-strong text-ink wrap-anywhere">{email}</strong>. Teléfono y
          correo solo los ven las empresas a las que postulas o con las que conversas.
        </p>
        <PersonalDataFields form={setup.personal} />
        <FilledNote
          filled={setup.filled.filter(({ field }) => field !== 'summary')}
          valueOf={(field) => (field === 'summary' ? '' : (values[field] ?? ''))}
        />
      </div>
    </Card>
  )
}
