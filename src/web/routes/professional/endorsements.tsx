import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { OwnEndorsements } from '#web/features/reputation/endorsements/own-endorsements.tsx'
import { PremiumGate } from '#web/features/plans/premium-gate.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Validaciones de habilidades · Qhatu' }]

/** The endorsements of each skill. After a premium plan they stay. */
export default function EndorsementsSection() {
  const { professional } = useProfessionalPanel()
  const isPremium = professional.planType === 'premium'
  return (
    <>
      <h1 className="mb-5">Validaciones de habilidades</h1>
      <div className="grid max-w-[60rem] gap-4">
        {!isPremium && (
          <PremiumGate text="Las empresas y otros profesionales validan lo que sabes hacer, y se lee en tu perfil.">
            {null}
          </PremiumGate>
        )}
        <OwnEndorsements professionalId={professional.id} isPremium={isPremium} />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
