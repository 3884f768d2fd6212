import { useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type Certificate, reputationContract } from '#contracts/reputation/reputation.contract.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { api } from '#web/lib/api-client.ts'
import { useFormDraft } from '#web/lib/use-form-draft.ts'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { months } from '#web/features/professionals/careers/partial-date-field.tsx'
import { withScheme } from '#web/features/reputation/portfolio/web-link.ts'
import { ItemDialog } from '#web/features/professionals/editor/item-dialog.tsx'
import { DraftNote } from '#web/features/support/draft-note.tsx'
import { useCertificateForm, valuesOf } from './certificate-form.ts'
import { certificatesKey } from './certificates.resource.ts'

const words = {
  add: {
    title: 'Agregar certificado',
    submit: 'Agregar',
    done: 'Certificado agregado',
    failed: 'No se pudo agregar el certificado.',
  },
  edit: {
    title: 'Editar certificado',
    submit: 'Guardar cambios',
    done: 'Certificado actualizado',
    failed: 'No se pudo actualizar el certificado.',
  },
}

type CertificateDialogProps = {
  professionalId: number
  /** The certificate to edit; null: a new one. */
  certificate: Certificate | null
  onClose: () => void
}

/** The form of a certificate. The values stay until it is sent. */
export function CertificateDialog({ professionalId, certificate, onClose }: CertificateDialogProps) {
  const queries = useQueryClient()
  const stored = useMemo(() => valuesOf(certificate), [certificate])
  const form = useCertificateForm(stored)
  const draft = useFormDraft(`qhatu.certificado.${certificate?.id ?? 0}`, form, stored)
  const { errors } = form.formState
  const completeUrl = () =>
    form.setValue('url', withScheme(form.getValues('url')), {
      shouldDirty: true,
      shouldValidate: errors.url !== undefined,
    })

  return (
    <ItemDialog
      text={certificate ? words.edit : words.add}
      form={form}
      save={(body, idempotencyKey) =>
        certificate
          ? api.call(reputationContract.updateCertificate, { params: { id: certificate.id }, body })
          : api.call(reputationContract.addCertificate, { body, idempotencyKey })
      }
      onSaved={() => {
        draft.discard()
        return queries.invalidateQueries({ queryKey: certificatesKey(professionalId) })
      }}
      nameOf={({ title }) => title}
      onClose={onClose}
    >
      {draft.isRestored && <DraftNote onDiscard={draft.discard} />}
      <Field label="Título" required error={errors.title?.message}>
        <TextInput {...form.register('title')} autoComplete="off" maxLength={mostLetters.workTitle} />
      </Field>
      <Field label="Enlace" hint="Donde una empresa puede comprobarlo." required error={errors.url?.message}>
        <TextInput
          {...form.register('url', { onBlur: completeUrl })}
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
        />
      </Field>
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label="Quién lo emitió" optional error={errors.issuer?.message}>
          <TextInput {...form.register('issuer')} autoComplete="off" maxLength={mostLetters.issuer} />
        </Field>
        <fieldset className="grid min-w-0 grid-cols-2 items-start gap-3">
          <legend className="mb-1.5 text-sm font-strong">
            Cuándo<span className="font-body text-ink-3"> (opcional)</span>
          </legend>
          <Field label="Mes de emisión" hideLabel>
            <Select {...form.register('issuedMonth')} options={months} emptyLabel="Mes" />
          </Field>
          <Field label="Año de emisión" hideLabel error={errors.issuedYear?.message}>
            <TextInput
              {...form.register('issuedYear')}
              inputMode="numeric"
              maxLength={4}
              placeholder="Año"
              autoComplete="off"
            />
          </Field>
        </fieldset>
      </div>
    </ItemDialog>
  )
}
