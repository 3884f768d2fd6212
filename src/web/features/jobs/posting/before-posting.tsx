import { Link } from 'react-router'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { upgradeHref } from '#web/features/plans/upgrade.address.ts'
import type { JobKind } from './job-form-values.ts'

const here = '/company-dashboard/publicar'

/** What may prevent publication, shown before the form: the room in the plan, and what the company must verify. */
export function BeforePosting({ kind, company }: { kind: JobKind; company: OwnCompany }) {
  const { missingProofs } = company
  return (
    <div className="grid gap-3 not-empty:mb-5">
      {company.fullKinds.includes(kind) && (
        <Note tone="warn">
          <p className="font-strong">
            {company.jobsLimit === 1
              ? 'Ya usas el único empleo activo de tu plan'
              : `Ya usas todos los empleos ${kind === 'premium' ? 'premium' : 'estándar'} de tu plan`}
          </p>
          <p>Para publicar otro, archiva uno o cambia de plan. Lo que escribas aquí se guarda.</p>
          <div className="mt-2 flex flex-wrap gap-2">
            <LinkButton to="/company-dashboard/empleos" variant="secondary" size="sm">
              Archivar un empleo
            </LinkButton>
            <LinkButton to={upgradeHref(here)} variant="quiet" size="sm">
              Ver planes
            </LinkButton>
          </div>
        </Note>
      )}
      {missingProofs.length > 0 && (
        <Note tone="info">
          <p className="font-strong">Tu primer aviso esperará hasta que sepamos quién publica</p>
          <p>
            {missingProofs.includes('email_unconfirmed') && 'Abre el enlace que te enviamos por correo. '}
            {missingProofs.includes('ruc_missing') && (
              <>
                Escribe el RUC de tu empresa en{' '}
                <Link to="/company-dashboard/configuracion">tu configuración</Link>.
              </>
            )}
          </p>
        </Note>
      )}
    </div>
  )
}
