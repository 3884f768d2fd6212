import { useState } from 'react'
import { ownPasswordBody } from '#contracts/accounts/own-account.contract.ts'
import { privacyContract } from '#contracts/accounts/privacy.contract.ts'
import { api, ApiError, toRequest } from '#web/lib/api-client.ts'
import { forgetPerson } from '#web/lib/resource.ts'
import { Button } from '#web/ui/action/button.tsx'
import { Card } from '#web/ui/look/card.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx'
import { DataRequests } from '#web/features/support/data-requests/data-requests.tsx'
import { sessionResource } from '#web/features/accounts/session/session.resource.ts'
import { goes, type Owner, stays } from './deletion.words.ts'
import { OwnPasswordField } from './own-password-field.tsx'
import { saveFile } from './save-file.ts'
import { SettingRow } from './setting-row.tsx'
import { useAccountForm } from './use-account-form.ts'

/** The rights that the law gives everybody: to download their data and to delete the account. */
export function DataCard({ owner }: { owner: Owner }) {
  const [open, setOpen] = useState<'download' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <Card title="Tus datos">
      <div className="grid gap-4">
        <SettingRow
          title="Descargar mis datos"
          action={
            <Button variant="secondary" size="sm" onClick={() => setOpen('download')}>
              Descargar
            </Button>
          }
        >
          Un ZIP con todo lo que sabemos de ti y los archivos que subiste.
        </SettingRow>
        <DataRequests />
        <SettingRow
          title="Eliminar mi cuenta"
          action={
            <Button variant="danger" size="sm" onClick={() => setOpen('delete')}>
              Eliminar
            </Button>
          }
        >
          Para siempre. Antes te decimos qué se borra y qué queda.
        </SettingRow>
      </div>
      {open === 'download' && <DownloadDialog onClose={close} />}
      {open === 'delete' && <DeleteDialog owner={owner} onClose={close} />}
    </Card>
  )
}

/** The reply is a file and not JSON, so this calls `fetch` itself. Rejects as a call does. */
async function downloadData(body: { password: string }): Promise<void> {
  const { url, method, headers, body: sent } = toRequest(privacyContract.download, { body })
  const response = await fetch(url, {
    method,
    headers,
    ...(sent === undefined ? {} : { body: sent }),
    credentials: 'same-origin',
  })
  if (!response.ok)
    throw new ApiError({
      status: response.status,
      text: await response.text(),
      header: (name) => response.headers.get(name),
    })
  const name = /filename\*=UTF-8''([^;]+)/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(await response.blob(), name ? decodeURIComponent(name) : 'mis-datos-qhatu.zip')
}

function DownloadDialog({ onClose }: { onClose: () => void }) {
  const { form, ...state } = useAccountForm(ownPasswordBody, { password: '' }, async (body) => {
    await downloadData(body)
    showToast({ title: 'Descargamos tus datos' })
    onClose()
  })
  return (
    <FormDialog
      title="Descargar mis datos"
      description="El archivo tiene todo lo tuyo: guárdalo donde solo tú lo veas."
      submit="Descargar"
      busyLabel="Preparando..."
      onClose={onClose}
      {...state}
    >
      <OwnPasswordField field={form.register('password')} error={form.formState.errors.password?.message} />
    </FormDialog>
  )
}

function DeleteDialog({ owner, onClose }: { owner: Owner; onClose: () => void }) {
  const { form, ...state } = useAccountForm(ownPasswordBody, { password: '' }, async (body) => {
    await api.call(privacyContract.remove, { body })
    forgetPerson()
    sessionResource.set(null)
    // A full page load clears the panel's data from memory.
    window.location.assign('/')
  })
  return (
    <FormDialog
      title="Eliminar mi cuenta"
      description="No se puede deshacer."
      submit="Eliminar mi cuenta"
      busyLabel="Eliminando..."
      tone="danger"
      onClose={onClose}
      {...state}
    >
      <Lines title="Se borra" lines={goes[owner]} />
      <Lines title="Queda sin tu nombre" lines={stays[owner]} />
      <OwnPasswordField field={form.register('password')} error={form.formState.errors.password?.message} />
    </FormDialog>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section>
      <h3 className="text-sm font-strong">{title}</h3>
      <ul className="mt-1 grid list-disc gap-1 pl-5 text-sm text-ink-2">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
