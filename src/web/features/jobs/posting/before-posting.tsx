import { Link } from 'react-router'
import type { PlanOffer } from '#contracts/plans/plans.contract.ts'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { Note } from '#web/ui/state/note.tsx'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { BuyAd } from '#web/features/plans/buy-ad.tsx'
import { upgradeHref } from '#web/features/plans/upgrade.address.ts'
import type { JobKind } from './job-form-values.ts'

const here = '/company-dashboard/publicar'

/** What may prevent publication, shown before the form: the room in the plan, and what the company must verify. */
export function BeforePosting({
  kind,
  company,
  offer,
  onBought,
}: {
  kind: JobKind
  company: OwnCompany
  offer: PlanOffer
  /** Reloads the company's plan. */
  onBought: () => Promise<void>
}) {
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
            {kind === 'premium' && <BuyAd offer={offer} onBought={onBought} size="sm" />}
          </div>
        </Note>
      )}
      {kind === 'premium' && usesCredit(company) && (
        <Note tone="info">
          Este aviso usará tu empleo premium pagado cuando se publique. No cuenta entre los de tu plan.
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

/** Whether the plan has no room of its own, so that the ad is one that was paid for. */
const usesCredit = ({ jobCredits, planType }: OwnCompany): boolean => jobCredits > 0 && planType === 'free'
