import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Note } from '#web/ui/state/note.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { saveFile } from './save-file.ts'

/** The only time that the recovery codes are shown. It closes once the person confirms that they saved them. */
export function RecoveryCodesDialog({
  codes,
  email,
  onClose,
}: {
  codes: readonly string[]
  email: string
  onClose: () => void
}) {
  const [isKept, setKept] = useState(false)
  const text = [
    'Códigos de recuperación de Qhatu',
    email,
    '',
    ...codes,
    '',
    'Cada código sirve una sola vez.',
    '',
  ].join('\r\n')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      showToast({ title: 'Códigos copiados' })
    } catch {
      showToast({ title: 'Tu navegador no dejó copiarlos. Descárgalos.', tone: 'destructive' })
    }
  }
  return (
    <Dialog
      open
      locked={!isKept}
      onClose={onClose}
      title="Guarda tus códigos de recuperación"
      description="Si pierdes tu celular, entras con uno de ellos. Cada uno sirve una sola vez."
      footer={
        <Button onClick={onClose} disabled={!isKept}>
          Listo
        </Button>
      }
    >
      <div className="grid gap-4">
        <ul
          aria-label="Códigos de recuperación"
          className="grid gap-x-6 gap-y-1 rounded-md bg-sunken p-4 font-mono text-sm xs:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ul>
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            onClick={() => saveFile(new Blob([text], { type: 'text/plain' }), 'codigos-qhatu.txt')}
          >
            <Download className="icon" />
            Descargar
          </Button>
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            <Copy className="icon" />
            Copiar
          </Button>
          <Button variant="secondary" size="sm" onClick={() => window.print()}>
            <Printer className="icon" />
            Imprimir
          </Button>
        </div>
        <Note tone="warn">No los volveremos a mostrar: guárdalos donde solo tú los veas.</Note>
        <Checkbox
          checked={isKept}
          onChange={(event) => setKept(event.currentTarget.checked)}
          label="Ya guardé mis códigos"
        />
      </div>
    </Dialog>
  )
}
