import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Suggestions } from '../../features/matching/suggestions.tsx'
import { useProfessionalPanel } from '../../features/professional/professional-panel.ts'
import { OwnServices } from '../../features/services/own-services.tsx'
import { LockedCard } from '../../features/plans/premium-gate.tsx'
import { requireUser } from '../../lib/require-user.ts'
import { PanelError } from '../panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Servicios · Qhatu' }]

/** What the professional sells, and what else they could. */
export default function Services() {
  const { professional } = useProfessionalPanel()
  return (
    <>
      <h1 className="mb-5">Servicios</h1>
      <div className="grid gap-4">
        {professional.planType !== 'premium' && (
          <LockedCard title="Función Premium - Requiere Plan Profesional" action="Ver el Plan Profesional">
            Puedes ver qué servicios podrías ofrecer; publicarlos es parte del plan premium.
          </LockedCard>
        )}
        <OwnServices professionalId={professional.id} />
        <Suggestions professionalId={professional.id} />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
