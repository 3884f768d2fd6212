import { type SyntheticEvent, useState } from 'react'
import { headOf } from '#contracts/field-messages.ts'
import {
  type Invitation,
  invitationsContract,
  inviteBody,
} from '#contracts/invitations/invitations.contract.ts'
import { invitationDays } from '#contracts/invitations/invitation-figures.ts'
import { mostLetters } from '#contracts/text-lengths.ts'
import { api, ApiError } from '#web/lib/api-client.ts'
import { useTextDraft } from '#web/lib/use-text-draft.ts'
import { Button } from '#web/ui/action/button.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Textarea } from '#web/ui/form/textarea.tsx'
import { useUndo } from '#web/features/acts/use-undo.ts'

type InviteDialogProps = {
  jobId: number
  onInvited: (invitation: Invitation) => void
  onClose: () => void
}

/** Invites somebody by mail, or creates a link to share, which is shown only once. */
export function InviteDialog({ jobId, onInvited, onClose }: InviteDialogProps) {
  const [email, setEmail] = useState('')
  const message = useTextDraft(`qhatu.invitar.${jobId}`)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const offerUndo = useUndo()
  const [link, setLink] = useState<string | null>(null)

  const send = async (form: HTMLFormElement) => {
    setProblem(null)
    const body = inviteBody.safeParse({ email, message: message.text })
    const issues = body.error?.issues ?? []
    setErrors(Object.fromEntries(issues.map(({ path, message: text }) => [String(path[0]), text])))
    if (!body.success) {
      form.querySelector('input')?.focus()
      return
    }
    setBusy(true)
    try {
      const sent = { email, message: message.text }
      const { invitation, url, undo } = await api.call(invitationsContract.invite, {
        params: { jobId },
        body: sent,
      })
      message.drop()
      onInvited(invitation)
      if (url !== null) return setLink(url)
      if (undo)
        offerUndo(undo, {
          title: 'Invitación lista',
          description: `Sale a ${invitation.email} en ${undo.seconds} segundos.`,
        })
      onClose()
    } catch (failure) {
      setProblem(
        (failure instanceof ApiError && failure.body.message) ||
          'No se pudo enviar la invitación. Revisa tu conexión.',
      )
    } finally {
      setBusy(false)
    }
  }

  if (link !== null) return <LinkDialog link={link} onClose={onClose} />
  return (
    <FormDialog
      title="Invitar a postular"
      description={`Quien recibe la invitación postula en un paso. El enlace vale ${invitationDays} días y se usa una sola vez.`}
      submit={email.trim() === '' ? 'Crear enlace' : 'Enviar invitación'}
      busyLabel="Enviando..."
      isSubmitting={isBusy}
      sentences={headOf(Object.values(errors))}
      problem={problem}
      onClose={onClose}
      onSubmit={(event: SyntheticEvent<HTMLFormElement>) => {
        event.preventDefault()
        if (!isBusy) void send(event.currentTarget)
      }}
    >
      <Field
        label="Correo electrónico"
        optional
        hint="Déjalo vacío si prefieres compartir el enlace tú."
        error={errors['email']}
      >
        <TextInput
          name="email"
          type="email"
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
      </Field>
      <Field
        label="Mensaje"
        optional
        hint="Por qué pensaste en esta persona. Lo lee en la invitación."
        error={errors['message']}
      >
        <Textarea
          value={message.text}
          rows={3}
          counterMax={mostLetters.invitation}
          onChange={(event) => message.set(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}

/** The only time that a link is shown. */
function LinkDialog({ link, onClose }: { link: string; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      title="Enlace listo"
      description={`Envíalo a una sola persona: vale ${invitationDays} días y se usa una vez. Cópialo ahora, porque no lo volvemos a mostrar.`}
      footer={<Button onClick={onClose}>Listo</Button>}
    >
      <div className="grid gap-3">
        <Field label="Enlace de la invitación">
          <TextInput readOnly value={link} onFocus={(event) => event.target.select()} />
        </Field>
        <div>
          <CopyButton text={link} what="el enlace de la invitación" />
        </div>
      </div>
    </Dialog>
  )
}
