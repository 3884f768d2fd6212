import { useState } from 'react'
import { type OpenedResume, resumesContract } from '#contracts/resumes/resumes.contract.ts'
import { useNow } from '#web/lib/use-now.ts'
import { api, isApiError } from '#web/lib/api-client.ts'
import { useAction } from '#web/lib/use-action.ts'
import { Button } from '#web/ui/action/button.tsx'
import { CopyButton } from '#web/ui/action/copy-button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { useResumeRefresh } from './resumes.resource.ts'

/** The link of a CV: nobody has it until its owner says yes, and it ends at once. */
export function LinkCard({ resume }: { resume: OpenedResume }) {
  const { link } = resume
  const [asks, setAsks] = useState<'open' | 'end' | null>(null)
  const { one, list } = useResumeRefresh()
  const refresh = () => Promise.all([one(resume.id), list()])
  const close = () => setAsks(null)
  const end = useAction(() => api.call(resumesContract.endLink, { params: { id: resume.id } }), {
    onSuccess: async () => {
      close()
      showToast({ title: 'Enlace cerrado', description: 'Quien lo tenga ya no puede abrir tu CV.' })
      await refresh()
    },
    onError: () => showToast({ title: 'No se pudo cerrar el enlace', tone: 'destructive' }),
  })
  return (
    <Card title="Enlace para compartir">
      {link ? (
        <OpenLink link={link} onChange={() => setAsks('open')} onEnd={() => setAsks('end')} />
      ) : (
        <div className="grid justify-items-start gap-3">
          <p className="text-sm text-ink-2">
            Crea un enlace para mandar tu CV por WhatsApp o correo. Los buscadores no lo encuentran y lo
            cierras cuando quieras.
          </p>
          <Button variant="secondary" onClick={() => setAsks('open')}>
            Crear enlace
          </Button>
        </div>
      )}
      {asks === 'open' && <LinkDialog resume={resume} onClose={close} onSaved={refresh} />}
      <ConfirmDialog
        open={asks === 'end'}
        onClose={close}
        onConfirm={() => void end.run()}
        busy={end.isPending}
        title="¿Cerrar el enlace?"
        description="Deja de funcionar al instante para todos los que lo tienen. Si después creas otro, tendrá otra dirección."
        confirmLabel="Cerrar enlace"
      />
    </Card>
  )
}

type OpenLinkProps = { link: NonNullable<OpenedResume['link']>; onChange: () => void; onEnd: () => void }

function OpenLink({ link: { path, lastDay, showsContact, views }, onChange, onEnd }: OpenLinkProps) {
  const url = typeof location === 'undefined' ? path : new URL(path, location.origin).href
  return (
    <div className="grid gap-3">
      <p className="rounded-sm bg-sunken p-2 text-xs wrap-anywhere">{url}</p>
      <p className="text-sm text-ink-2">
        {views === 1 ? 'Se abrió 1 vez' : `Se abrió ${views} veces`} ·{' '}
        {showsContact ? 'muestra' : 'no muestra'} tu teléfono y correo ·{' '}
        {lastDay ? `abierto hasta el ${lastDay.split('-').toReversed().join('/')}` : 'sin fecha de cierre'}
      </p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={url} what="el enlace de tu CV" />
        <Button variant="secondary" size="sm" onClick={onChange}>
          Cambiar
        </Button>
        <Button variant="quiet" size="sm" onClick={onEnd}>
          Cerrar enlace
        </Button>
      </div>
    </div>
  )
}

type LinkDialogProps = { resume: OpenedResume; onClose: () => void; onSaved: () => Promise<unknown> }

function LinkDialog({ resume: { id, link }, onClose, onSaved }: LinkDialogProps) {
  const [showsContact, setShowsContact] = useState(link?.showsContact ?? false)
  const [lastDay, setLastDay] = useState(link?.lastDay ?? '')
  const [agreed, setAgreed] = useState(false)
  const [asksToAgree, setAsksToAgree] = useState(false)
  const now = useNow()
  const save = useAction(
    () =>
      api.call(resumesContract.openLink, {
        params: { id },
        body: { agreed: true, showsContact, lastDay: lastDay || null },
      }),
    {
      onSuccess: async () => {
        await onSaved()
        onClose()
      },
    },
  )
  const dayError = isApiError(save.error) ? save.error.body.fields?.lastDay : undefined
  return (
    <FormDialog
      title={link ? 'Cambiar el enlace' : 'Crear un enlace'}
      description="Quien tenga el enlace verá este CV, con los cambios que le hagas después."
      submit={link ? 'Guardar' : 'Crear enlace'}
      isSubmitting={save.isPending}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault()
        if (agreed) void save.run()
        else setAsksToAgree(true)
      }}
      problem={save.error && !dayError ? 'No se pudo guardar el enlace. Intenta de nuevo.' : undefined}
    >
      <Checkbox
        label="Mostrar mi teléfono y mi correo"
        checked={showsContact}
        onChange={({ target }) => setShowsContact(target.checked)}
      />
      <Field
        label="Abierto hasta"
        optional
        hint="Sin fecha, queda abierto hasta que lo cierres."
        error={dayError}
      >
        <TextInput
          type="date"
          value={lastDay}
          min={now ? new Date(now).toISOString().slice(0, 10) : undefined}
          onChange={({ target }) => setLastDay(target.value)}
        />
      </Field>
      <Checkbox
        label="Sí, quiero que este CV sea público para quien tenga el enlace"
        checked={agreed}
        onChange={({ target }) => setAgreed(target.checked)}
        error={asksToAgree && !agreed ? 'Marca esta casilla para crear el enlace' : undefined}
      />
    </FormDialog>
  )
}
