import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import {
  longestCompanyDescription,
  mostPlaces,
  mostResponseDays,
} from '#contracts/companies/companies-figures.ts'
import { answerTerm, lastReminderDays } from '#contracts/applications/close-out-figures.ts'
import { companySizes } from '#contracts/support/support-vocabulary.ts'
import type { OwnVerification } from '#contracts/verifications/verifications.contract.ts'
import { companyHref } from '#domain/companies/company.address.ts'
import { sizeName } from '#domain/companies/company.words.ts'
import type { OwnCompany } from '#web/features/companies/panel/company-panel.ts'
import { PhotoCard } from '#web/features/photos/photo-card.tsx'
import { LeaveGuard } from '#web/features/settings/leave-guard.tsx'
import { UnsavedBar } from '#web/features/settings/unsaved-bar.tsx'
import { VerificationPanel } from '#web/features/verifications/verification-panel.tsx'
import { verificationWords } from '#web/features/verifications/verification.words.ts'
import { useRefresh } from '#web/lib/use-refresh.ts'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/state/error-state.tsx'
import { BenefitsField } from './benefits-field.tsx'
import type { CompanyField } from './company-fields.ts'
import { PagePreviewDialog } from './page-preview-dialog.tsx'
import { RucField } from './ruc-field.tsx'
import { SettingField } from './setting-field.tsx'
import { SettingsHead } from './settings-head.tsx'
import { SettingsSection } from './settings-section.tsx'
import { useCompanyDraft } from './use-company-draft.ts'

type CompanySettingsProps = {
  company: OwnCompany
  /** Null: could not be loaded. */
  verification: OwnVerification | null
}

/** What a company says of itself, its RUC and its verification. All fields are saved together. */
export function CompanySettings({ company, verification }: CompanySettingsProps) {
  const form = useCompanyDraft(company)
  const { refresh, isRefreshing } = useRefresh()
  const [isAsked, setAsked] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const { changed } = form
  const count = changed.length
  const isFiled = verification?.request?.state === 'filed'
  const endsIt =
    (company.isVerified || isFiled) &&
    (changed.includes('name') || (changed.includes('ruc') && company.ruc !== null))
  const field = (name: CompanyField) => ({
    name,
    value: form.draft[name],
    error: form.errors[name],
    onChange: (value: string) => form.change(name, value),
  })
  return (
    <>
      <SettingsHead at="company">
        <span className="flex flex-wrap gap-2">
          <Button variant="secondary" size="sm" onClick={() => setPreviewed(true)}>
            <Eye className="icon" />
            Vista previa
          </Button>
          <LinkButton to={companyHref(company.id)} variant="quiet" size="sm" target="_blank">
            <ExternalLink className="icon" />
            Ver tu página pública
          </LinkButton>
        </span>
      </SettingsHead>
      {isPreviewed && (
        <PagePreviewDialog
          company={company}
          draft={form.draft}
          changed={changed}
          onClose={() => setPreviewed(false)}
        />
      )}
      <form
        noValidate
        aria-label="Configuración de la empresa"
        onSubmit={(event) => {
          event.preventDefault()
          if (count === 0 || form.isSaving || !form.check()) return
          if (endsIt) setAsked(true)
          else void form.save()
        }}
      >
        <SettingsSection id="identidad" title="Identidad" hint="Lo primero que ve quien abre tu aviso.">
          <PhotoCard kind="logo" name={company.name} src={company.logo} />
          <div className="grid gap-4 sm:grid-cols-2">
            <SettingField {...field('name')} label="Nombre comercial" autoComplete="organization" />
            <SettingField {...field('industry')} label="Rubro" />
            <SettingField
              {...field('size')}
              label="Tamaño"
              optional
              options={companySizes.map((value) => ({ value, label: capital(sizeName(value)) }))}
            />
            <SettingField
              {...field('website')}
              label="Sitio web"
              optional
              inputMode="url"
              placeholder="https://tuempresa.pe"
            />
            <SettingField
              {...field('phone')}
              label="Teléfono"
              optional
              inputMode="tel"
              hint="No aparece en tu página."
            />
            <SettingField {...field('location')} label="Ubicación" optional placeholder="Miraflores, Lima" />
          </div>
          <SettingField
            {...field('places')}
            label="Otras sedes"
            optional
            rows={3}
            hint={`Una por línea, hasta ${mostPlaces}.`}
          />
        </SettingsSection>
        <SettingsSection
          id="verificacion"
          title="RUC y verificación"
          hint="Un RUC válido suma confianza; con tus documentos revisados llevas el sello."
        >
          <RucField {...field('ruc')} />
          {verification ? (
            <VerificationPanel
              owner="company"
              initial={verification}
              waitsForSaving={changed.includes('name') || changed.includes('ruc')}
            />
          ) : (
            <ErrorState
              title="Error al cargar tu verificación"
              level={3}
              retrying={isRefreshing}
              onRetry={() => void refresh()}
            />
          )}
        </SettingsSection>
        <SettingsSection
          id="descripcion"
          title="Descripción"
          hint="Cuenta qué hacen y cómo se trabaja ahí, no solo qué venden."
        >
          <SettingField
            {...field('description')}
            label="Sobre la empresa"
            optional
            rows={7}
            counterMax={longestCompanyDescription}
          />
        </SettingsSection>
        <SettingsSection
          id="beneficios"
          title="Beneficios"
          hint="Marca los que das hoy, más allá de lo que pide la ley. Aparecen en tu página."
        >
          <BenefitsField known={field('benefits')} own={field('ownBenefits')} />
        </SettingsSection>
        <SettingsSection
          id="respuesta"
          title="Promesa de respuesta"
          hint="Aparece en tu página, junto a cuánto tardas de verdad."
        >
          <SettingField
            {...field('responseDays')}
            label="Días para responder cada postulación"
            optional
            inputMode="numeric"
            className="max-w-44"
            hint={`De 1 a ${mostResponseDays}. Vacío: no prometes nada.`}
          />
        </SettingsSection>
        <SettingsSection
          id="plazo"
          title="Nadie sin respuesta"
          hint="Si pasa este plazo sin un paso tuyo, le decimos a la persona que el proceso se cerró sin respuesta de tu empresa."
        >
          <SettingField
            {...field('answerTermDays')}
            label="Plazo máximo sin novedades, en días"
            inputMode="numeric"
            className="max-w-44"
            hint={`De ${answerTerm.least} a ${answerTerm.most}. Te recordamos a los dos tercios y ${lastReminderDays} días antes. Si lo acortas, rige también para quienes ya esperan.`}
          />
        </SettingsSection>
        <UnsavedBar count={count} problem={form.problem} isSaving={form.isSaving} onDiscard={form.discard} />
        <LeaveGuard
          lost={count === 0 ? null : `Tienes ${count} ${count === 1 ? 'cambio' : 'cambios'} sin guardar`}
          except="/login"
        />
        <ConfirmDialog
          open={isAsked}
          title={company.isVerified ? '¿Guardar y perder la insignia?' : '¿Guardar y retirar tu solicitud?'}
          description={
            company.isVerified
              ? verificationWords.company.ends
              : 'Tus documentos en revisión vuelven a ser tuyos: revísalos y envíalos otra vez.'
          }
          confirmLabel="Guardar de todos modos"
          onConfirm={() => {
            setAsked(false)
            void form.save()
          }}
          onClose={() => setAsked(false)}
        />
      </form>
    </>
  )
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
