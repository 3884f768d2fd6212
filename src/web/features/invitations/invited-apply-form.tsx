import { lazy, Suspense, useMemo, useRef } from 'react'
import { Link, useLocation } from 'react-router'
import { leastInvited } from '#contracts/invitations/invitation-figures.ts'
import type { AskedQuestion } from '#contracts/jobs/job-questions.ts'
import type { FileLimits } from '#web/ui/form/file-check.ts'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { AccountForm } from '#web/features/accounts/entry/account-form.tsx'
import { EmailField } from '#web/features/accounts/entry/email-field.tsx'
import { answerFilesOf, useApplyFiles } from '#web/features/applications/apply/apply-files.ts'
import { AskedQuestions } from '#web/features/applications/apply/asked-questions.tsx'
import { VisitorApplySent } from '#web/features/applications/apply/visitor-apply-sent.tsx'
import { type AnswerName, blankAnswers, sentAnswers } from '#web/features/applications/apply/sent-answers.ts'
import { useAskedQuestions } from '#web/features/applications/apply/use-asked-questions.ts'
import { useVisitorApply } from '#web/features/applications/apply/use-visitor-apply.ts'
import { VisitorApplyParts } from '#web/features/applications/apply/visitor-apply-parts.tsx'
import { FormHead } from '#web/ui/form/form-head.tsx'
import { loginHref } from '#web/lib/return.address.ts'

// Most addresses have no account.
const KnownAccount = lazy(async () => ({
  default: (await import('#web/features/applications/apply/known-account.tsx')).KnownAccount,
}))

/** Loaded when somebody touches the form, not with the page. */
const loadContract = () => import('#contracts/invitations/invitations.contract.ts')
const loadAnswers = () => import('#web/features/applications/apply/answer-schema.ts')

const blank = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  phone: '',
  location: '',
  experience: '',
  skills: '',
  coverLetter: '',
  futureJobs: false,
}

type Values = typeof blank & Record<AnswerName, string>

type InvitedApplyFormProps = {
  token: string
  jobId: number
  /** The company's name. */
  company: string
  /** What the ad asks. */
  questions: readonly AskedQuestion[]
  cvLimits: FileLimits
  /** The invited address: the field is read-only then. */
  email: string | null
}

/** The sentences that the documents prescribe for this form only. */
const documented = [
  ['firstName', `El nombre debe tener al menos ${leastInvited.name} caracteres`],
  ['location', 'La ubicación es requerida'],
] as const

const documentedFor = (errorOf: (field: 'firstName' | 'location') => string | undefined): string[] =>
  documented.flatMap(([field, sentence]) => (errorOf(field) === undefined ? [] : [sentence]))

/** The page goes on by itself, so nothing has to close. */
const stay = () => undefined

/**
 * Registration and application in one, by an invitation. A new account's password is chosen after applying. The values,
 * except the password, are stored on this device until they are sent.
 */
export function InvitedApplyForm({
  token,
  jobId,
  company,
  questions: loaded,
  cvLimits,
  email,
}: InvitedApplyFormProps) {
  const { pathname } = useLocation()
  const { files, onFile } = useApplyFiles()
  const isByMail = useRef(false)
  const { questions, renew } = useAskedQuestions(jobId, loaded)
  const empty = useMemo(
    (): Values => ({ ...blank, email: email ?? '', ...blankAnswers(questions) }),
    [email, questions],
  )
  const { form, sent, enter, hasAccount, ...applying } = useVisitorApply({
    draftKey: `qhatu.invitacion.${jobId}`,
    initial: empty,
    loadSchema: async () => {
      const [{ invitedApplyBody }, { withAnswers }] = await Promise.all([loadContract(), loadAnswers()])
      const typed = invitedApplyBody.omit({ invitationToken: true, questions: true, answers: true })
      return withAnswers(typed, questions)
    },
    cv: files['cv'] ?? null,
    call: async (client, body, file) => {
      const payload = isByMail.current ? { ...body, password: '', confirmByMail: '1' as const } : body
      isByMail.current = false
      return client.call((await loadContract()).invitationsContract.apply, {
        body: { ...payload, ...sentAnswers(questions, body), invitationToken: token },
        file,
        files: answerFilesOf(files),
      })
    },
    failed: 'Error al procesar la aplicación',
    onQuestionsChanged: renew,
  })
  if (sent) return <VisitorApplySent reply={sent} onEnter={enter} onClose={stay} />
  return (
    <AccountForm {...form.props}>
      <p className="text-sm text-ink-2">
        ¿Ya tienes cuenta?{' '}
        <Link to={loginHref(pathname)} className="link">
          Iniciar Sesión
        </Link>{' '}
        y postulas con tu perfil.
      </p>
      <FormHead sentences={[...form.head, ...documentedFor(form.errorOf)]} />
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-x-4">
        <Field label="Nombres" error={form.errorOf('firstName')} required>
          <TextInput {...form.text('firstName')} autoComplete="given-name" autoCapitalize="words" />
        </Field>
        <Field label="Apellidos" error={form.errorOf('lastName')} required>
          <TextInput {...form.text('lastName')} autoComplete="family-name" autoCapitalize="words" />
        </Field>
      </div>
      <EmailField
        field={{ ...form.text('email'), readOnly: email !== null }}
        error={form.errorOf('email')}
        {...(email === null ? {} : { hint: 'La invitación es para este correo.' })}
      />
      {hasAccount && (
        <Suspense fallback={null}>
          <KnownAccount
            email={form.values.email}
            field={{ ...form.text('password'), autoComplete: 'current-password' }}
            error={form.errorOf('password')}
            onByMail={() => {
              isByMail.current = true
            }}
            busy={applying.isPending}
          />
        </Suspense>
      )}
      <div className="grid gap-5 sm:grid-cols-2 sm:gap-x-4">
        <Field label="Teléfono" required error={form.errorOf('phone')}>
          <TextInput {...form.text('phone')} type="tel" inputMode="tel" autoComplete="tel" />
        </Field>
        <Field label="Ubicación" required error={form.errorOf('location')}>
          <TextInput {...form.text('location')} placeholder="Distrito o ciudad" />
        </Field>
        <Field label="Experiencia" required error={form.errorOf('experience')}>
          <TextInput {...form.text('experience')} placeholder="5 años en contabilidad" />
        </Field>
        <Field label="Habilidades" required hint="Separadas por comas." error={form.errorOf('skills')}>
          <TextInput {...form.text('skills')} placeholder="Excel, ventas, inglés básico" />
        </Field>
      </div>
      <VisitorApplyParts
        applying={applying}
        cvLimits={cvLimits}
        cv={files['cv'] ?? null}
        onCv={(cv) => onFile('cv', cv)}
        coverLetter={form.text('coverLetter')}
        isLetterRequired
        coverLetterError={form.errorOf('coverLetter')}
        questions={
          <AskedQuestions
            questions={questions}
            fieldOf={form.choice}
            errorOf={form.errorOf}
            files={{
              files,
              onFile,
              onCancel: applying.cancel,
              progress: applying.isPending ? applying.progress : undefined,
            }}
          />
        }
        company={company}
        futureJobs={form.box('futureJobs')}
        submit="Enviar postulación"
      />
    </AccountForm>
  )
}
