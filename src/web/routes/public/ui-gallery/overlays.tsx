import { useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Checkbox } from '#web/ui/form/checkbox.tsx'
import { ConfirmDialog } from '#web/ui/overlay/confirm-dialog.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { Field } from '#web/ui/form/field.tsx'
import { Hint } from '#web/ui/form/hint.tsx'
import { TextInput } from '#web/ui/form/text-input.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { ToastCard } from '#web/ui/overlay/toast.tsx'
import { Grid, Section } from './section.tsx'

const UPLOADED = { title: 'CV subido exitosamente', description: 'Tu CV ha sido procesado y guardado' }
const OFFLINE = {
  title: 'Error de conexión',
  description: 'No se pudo conectar con el servidor',
  tone: 'destructive' as const,
}
type Shown = 'dialog' | 'sheet' | 'drawer' | 'confirm' | null

export function OverlaysSection() {
  const [shown, setShown] = useState<Shown>(null)
  const close = () => setShown(null)
  return (
    <Section
      title="Avisos y diálogos"
      lead="Los avisos salen de uno en uno y duran 5 segundos. Si hay algo que hacer, se dice en la propia página."
    >
      <Grid size="wide">
        <ToastCard toast={UPLOADED} onClose={() => undefined} />
        <ToastCard toast={OFFLINE} onClose={() => undefined} />
      </Grid>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => showToast(UPLOADED)}>
          Mostrar aviso
        </Button>
        <Button variant="secondary" onClick={() => showToast(OFFLINE)}>
          Mostrar aviso de error
        </Button>
        <Button variant="secondary" onClick={() => setShown('dialog')}>
          Abrir diálogo
        </Button>
        <Button variant="secondary" onClick={() => setShown('sheet')}>
          Abrir hoja
        </Button>
        <Button variant="secondary" onClick={() => setShown('drawer')}>
          Abrir panel
        </Button>
        <Button variant="danger-quiet" onClick={() => setShown('confirm')}>
          Eliminar experiencia
        </Button>
        <p className="flex items-center gap-1 text-sm text-ink-2">
          Dominio <Hint label="dominio">Qué tanto muestras que manejas una habilidad.</Hint>
        </p>
      </div>
      <Dialog
        open={shown === 'dialog' || shown === 'drawer'}
        variant={shown === 'drawer' ? 'drawer' : 'dialog'}
        onClose={close}
        title="Postular sin cuenta"
        description="Te enviaremos una copia por correo."
        footer={
          <>
            <Button variant="secondary" onClick={close}>
              Cancelar
            </Button>
            <Button onClick={close}>Enviar</Button>
          </>
        }
      >
        <Field label="Correo electrónico">
          <TextInput type="email" autoComplete="email" />
        </Field>
      </Dialog>
      <Dialog
        open={shown === 'sheet'}
        variant="sheet"
        onClose={close}
        title="Filtros"
        footer={<Button onClick={close}>Ver 210 empleos</Button>}
      >
        <Checkbox label="Remoto" count={41} />
        <Checkbox label="Híbrido" count={96} />
        <Checkbox label="Presencial" count={111} />
      </Dialog>
      <ConfirmDialog
        open={shown === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Eliminar “Retama, contadora”"
        description="¿Estás seguro de que deseas eliminar esta experiencia laboral?"
        confirmLabel="Eliminar"
      />
    </Section>
  )
}
