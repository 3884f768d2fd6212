import type { LoaderFunctionArgs, MetaFunction } from 'react-router'
import { Suggestions } from '../../features/matching/suggestions.tsx'
import { useProfessionalPanel } from '../../features/professional/professional-panel.ts'
import { OwnServices } from '../../features/services/own-services.tsx'
import { upgradeHref } from '../../features/plans/upgrade-href.ts'
import { requireUser } from '../../lib/require-user.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Note } from '../../ui/note.tsx'
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
          <Note tone="info">
            <p className="font-strong">Función Premium - Requiere Plan Profesional</p>
            <p className="mb-2">
              Puedes ver qué servicios podrías ofrecer; publicarlos es parte del plan premium.
            </p>
            <LinkButton to={upgradeHref('/dashboard/servicios')} variant="secondary" size="sm">
              Mejorar Plan Ahora
            </LinkButton>
          </Note>
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
