import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { PortfolioEditor } from '#web/features/reputation/portfolio/portfolio-editor.tsx'
import { PremiumGate } from '#web/features/plans/premium-gate.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Portafolio · Qhatu' }]

/** The works of the profile. After a premium plan they stay, and can be deleted. */
export default function PortfolioSection() {
  const { professional } = useProfessionalPanel()
  const isPremium = professional.planType === 'premium'
  return (
    <>
      <h1 className="mb-5">Portafolio</h1>
      <div className="grid max-w-[60rem] gap-4">
        {!isPremium && (
          <PremiumGate text="Muestra hasta cinco trabajos en tu perfil, para que una empresa vea lo que haces antes de escribirte.">
            {null}
          </PremiumGate>
        )}
        <PortfolioEditor professionalId={professional.id} isPremium={isPremium} />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
