import { useState } from 'react'
import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import type { OwnService } from '#contracts/services/services.contract.ts'
import { Suggestions } from '#web/features/matching/suggestions.tsx'
import { PremiumDialog } from '#web/features/plans/premium-dialog.tsx'
import { LockedCard } from '#web/features/plans/premium-gate.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { AvailabilityCard } from '#web/features/services/availability-card.tsx'
import { CreateServiceCard } from '#web/features/services/create-service-card.tsx'
import { OwnServices } from '#web/features/services/own-services.tsx'
import { ServiceEditor } from '#web/features/services/service-editor.tsx'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Servicios · Qhatu' }]

/** The service in the editor; null: a new one. */
type Edited = { service: OwnService | null; isDraft?: boolean }

/** The professional's services, and suggestions for others. */
export default function Services() {
  const { professional } = useProfessionalPanel()
  const isPremium = professional.planType === 'premium'
  const [edited, setEdited] = useState<Edited | null>(null)
  const [needsPlan, setNeedsPlan] = useState(false)
  return (
    <>
      <h1 className="mb-5">Servicios</h1>
      <div className="grid gap-4">
        {isPremium ? (
          <CreateServiceCard onCreate={() => setEdited({ service: null })} />
        ) : (
          <LockedCard title="Función Premium - Requiere Plan Profesional" action="Ver el Plan Profesional">
            Puedes ver qué servicios podrías ofrecer; publicarlos es parte del plan premium.
          </LockedCard>
        )}
        {isPremium && <AvailabilityCard />}
        <OwnServices
          professionalId={professional.id}
          isPremium={isPremium}
          onEdit={(service) => setEdited({ service })}
        />
        <Suggestions
          professionalId={professional.id}
          isPremium={isPremium}
          onPremiumNeeded={() => setNeedsPlan(true)}
          onDraft={(service) => setEdited({ service, isDraft: !service.isActive })}
        />
      </div>
      {edited && (
        <ServiceEditor
          professionalId={professional.id}
          {...edited}
          onClose={() => setEdited(null)}
          onPremiumNeeded={() => setNeedsPlan(true)}
        />
      )}
      <PremiumDialog open={needsPlan} onClose={() => setNeedsPlan(false)} />
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
