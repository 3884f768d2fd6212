import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { CertificateEditor } from '#web/features/reputation/certificates/certificate-editor.tsx'
import { PremiumGate } from '#web/features/plans/premium-gate.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { requireUser } from '#web/lib/require-user.ts'
import { PanelError } from '#web/routes/panel-error.tsx'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args, 'professional')
  return null
}

export const meta: MetaFunction = () => [{ title: 'Certificados · Qhatu' }]

/** The certificates of the profile. After a premium plan they stay, and can be deleted. */
export default function CertificatesSection() {
  const { professional } = useProfessionalPanel()
  const isPremium = professional.planType === 'premium'
  return (
    <>
      <h1 className="mb-5">Certificados</h1>
      <div className="grid max-w-[60rem] gap-4">
        {!isPremium && (
          <PremiumGate text="Muestra en tu perfil los cursos y títulos que puedas comprobar con un enlace.">
            {null}
          </PremiumGate>
        )}
        <CertificateEditor professionalId={professional.id} isPremium={isPremium} />
      </div>
    </>
  )
}

export function ErrorBoundary() {
  return <PanelError home="/dashboard" />
}
