import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { RefusedForm } from '#web/lib/api-context.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'

type PlainApplyFormProps = { refused: RefusedForm | null; children: ReactNode }

/** A form that the browser sends by itself, to the address of its own page, which shows it again when it is refused. */
function PlainForm({ refused, children }: PlainApplyFormProps) {
  return (
    <form method="post" encType="multipart/form-data" className="grid gap-5">
      {refused && Object.keys(refused.errors).length === 0 && (
        <Note tone="bad" announce>
          <p className="font-strong">Error al postular</p>
          <p>{refused.message}</p>
        </Note>
      )}
      {refused && Object.keys(refused.errors).length > 0 && (
        <Note tone="bad" announce>
          Revisa los campos marcados. El archivo se elige otra vez.
        </Note>
      )}
      {children}
    </form>
  )
}

type VisitorApplyFormProps = {
  jobId: number
  /** What its field offers, and says. */
  cvField: { accept: string; hint: string }
  refused: RefusedForm | null
}

/** A visitor applies without scripts: the same fields as in the dialog, and a mail in place of the human check. */
export function VisitorApplyForm({ jobId, cvField, refused }: VisitorApplyFormProps) {
  const { fields = {}, errors = {} } = refused ?? {}
  return (
    <PlainForm refused={refused}>
      <p className="text-sm text-ink-2">
        ¿Ya tienes cuenta? Escribe aquí su correo: la postulación queda en ella cuando la confirmas.
      </p>
      <Field label="Nombre completo" error={errors['name']} required>
        <TextInput
          name="name"
          defaultValue={fields['name']}
          autoComplete="name"
          autoCapitalize="words"
          required
          maxLength={160}
        />
      </Field>
      <Field label="Correo electrónico" error={errors['email']} required>
        <TextInput
          name="email"
          type="email"
          defaultValue={fields['email']}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={254}
        />
      </Field>
      <CoverLetter value={fields['coverLetter']} error={errors['coverLetter']} />
      {/* The last of the fields: what stands before a refused file has been read, and is shown again. */}
      <Field label="Tu CV" optional hint={cvField.hint} error={errors['cv']}>
        <TextInput name="cv" type="file" accept={cvField.accept} className="py-2" />
      </Field>
      <p className="text-xs text-ink-3">
        Al postular creas tu cuenta y aceptas los{' '}
        <Link to="/terminos" className="link">
          términos de servicio
        </Link>
        . Tus datos y tu CV llegan solo a esta empresa, cuando confirmas.
      </p>
      <Button type="submit" block>
        Postular Ahora
      </Button>
      <Link to={`/jobs/${jobId}`} className="link justify-self-center text-sm">
        Volver al empleo
      </Link>
    </PlainForm>
  )
}

/** A signed-in professional applies without scripts: at once, with the CV of the profile. */
export function OwnApplyForm({ cvName, refused }: { cvName: string | null; refused: RefusedForm | null }) {
  const { fields = {}, errors = {} } = refused ?? {}
  return (
    <PlainForm refused={refused}>
      <p>
        {cvName === null
          ? 'Tu perfil todavía no tiene un CV: puedes postular así.'
          : `Tu CV va con la postulación: ${cvName}`}
      </p>
      <CoverLetter value={fields['coverLetter']} error={errors['coverLetter']} />
      <Button type="submit" block>
        Postular Ahora
      </Button>
    </PlainForm>
  )
}

function CoverLetter({ value, error }: { value: string | undefined; error: string | undefined }) {
  return (
    <Field
      label="Carta de presentación"
      optional
      hint="Por qué este puesto y por qué tú, en pocas líneas."
      error={error}
    >
      <Textarea name="coverLetter" defaultValue={value} rows={5} maxLength={5000} />
    </Field>
  )
}
