import { useState } from 'react'
import type { z } from 'zod'
import type { UserType } from '#contracts/accounts/accounts.contract.ts'
import { suspensionReasons } from '#contracts/accounts/suspension-vocabulary.ts'
import { undoSeconds } from '#contracts/acts/undo-figures.ts'
import { userTexts } from '#contracts/admin/users-figures.ts'
import { suspendBody } from '#contracts/admin/users.contract.ts'
import { suspensionMail, suspensionReasonNames } from '#domain/accounts/suspension.words.ts'
import { useAccountForm } from '#web/features/accounts/settings/use-account-form.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Select } from '#web/ui/form/select.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'

export type SuspendBody = z.output<typeof suspendBody>

type SuspendDialogProps = {
  /** Who is suspended: a name, or '3 cuentas'. */
  who: string
  /** The kinds of the accounts, each of which gets another mail. */
  userTypes: readonly UserType[]
  /** A whole result: the button repeats how many, and their mails leave one by one. */
  isWhole?: boolean
  onSuspend: (body: SuspendBody) => Promise<void>
  onClose: () => void
}

const start: z.input<typeof suspendBody> = { reason: 'spam', note: '' }

const mailedLater = `Puedes deshacerlo: el correo sale a los ${undoSeconds} segundos.`
const mailedOneByOne = `Cada correo sale a los ${undoSeconds} segundos de suspender su cuenta; si después la activas, también avisamos.`

/** Asks for the reason and what the person is told, and shows the mail before it is sent. */
export function SuspendDialog({ who, userTypes, isWhole = false, onSuspend, onClose }: SuspendDialogProps) {
  const { form, ...rest } = useAccountForm(suspendBody, start, async (body) => {
    await onSuspend(body)
    onClose()
  })
  const [isPreviewed, setPreviewed] = useState(false)
  const { errors } = form.formState
  const { reason, note } = form.watch()
  return (
    <FormDialog
      title={`Suspender: ${who}`}
      description={`Se cierran sus sesiones y deja de verse lo que publicó. Lo que envió y recibió queda guardado. ${isWhole ? mailedOneByOne : mailedLater}`}
      submit={isWhole ? `Suspender ${who}` : 'Suspender'}
      busyLabel="Suspendiendo..."
      tone="danger"
      wide
      isSubmitting={rest.isSubmitting}
      onSubmit={rest.onSubmit}
      onClose={onClose}
      sentences={rest.sentences}
      problem={rest.problem}
    >
      <Field label="Motivo" error={errors.reason?.message} required>
        <Select
          options={suspensionReasons.map((value) => ({ value, label: suspensionReasonNames[value] }))}
          {...form.register('reason')}
        />
      </Field>
      <Field
        label="Lo que le decimos"
        hint="Va en el correo. Di qué encontraste, sin nombrar a quien avisó."
        error={errors.note?.message}
        required
      >
        <Textarea rows={3} counterMax={userTexts.mostReason} {...form.register('note')} />
      </Field>
      <div>
        <Button
          variant="quiet"
          size="sm"
          aria-expanded={isPreviewed}
          onClick={() => setPreviewed(!isPreviewed)}
        >
          {isPreviewed ? 'Ocultar el correo' : 'Ver el correo'}
        </Button>
        {isPreviewed &&
          userTypes.map((userType) => (
            <MailPreview key={userType} userType={userType} reason={reason} note={note} />
          ))}
      </div>
    </FormDialog>
  )
}

function MailPreview({ userType, reason, note }: { userType: UserType } & SuspendBody) {
  const { subject, paragraphs } = suspensionMail(userType)
  return (
    <section
      aria-label="El correo que recibe"
      className="mt-3 rounded-md border border-line bg-sunken p-4 text-sm"
    >
      <p className="mb-2 font-strong">{subject}</p>
      {paragraphs.map((text) => (
        <p key={text} className="mb-2 text-ink-2">
          {text}
        </p>
      ))}
      <p>
        <span className="text-ink-2">Motivo:</span> {suspensionReasonNames[reason]}
      </p>
      <p className="wrap-anywhere">
        <span className="text-ink-2">Qué encontramos:</span> {note || '…'}
      </p>
    </section>
  )
}
