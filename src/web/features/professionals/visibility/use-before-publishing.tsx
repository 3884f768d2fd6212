import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/action/button.tsx'
import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { useProfessionalPanel } from '#web/features/professionals/panel/professional-panel.ts'
import { useChooseVisibility } from './use-choose-visibility.ts'

type BeforePublishing = {
  /** Publishes at once if the person has chosen who can see them; asks first otherwise. */
  before: (publish: () => void) => void
  dialog: ReactNode
}

/** A public offer needs a public profile: asks once, without a preselected answer. */
export function useBeforePublishing(): BeforePublishing {
  const { professional } = useProfessionalPanel()
  const { choose, choosing } = useChooseVisibility()
  const [publish, setPublish] = useState<(() => void) | null>(null)
  const close = () => setPublish(null)
  const answer = async (visibility: 'public' | 'applied') => {
    if (!(await choose(visibility))) return
    close()
    publish?.()
  }
  return {
    before: (next) => (professional.isVisibilityChosen ? next() : setPublish(() => next)),
    dialog: (
      <Dialog
        open={publish !== null}
        onClose={close}
        locked={choosing !== null}
        title="Tu perfil se verá con tu servicio"
        description="Hoy tu perfil lo ven solo las empresas a las que postulas. Quien encuentra tu servicio en el directorio ve también tu nombre, tu foto y tu experiencia, sin tu correo ni tu teléfono."
        footer={
          <>
            <Button
              variant="secondary"
              busy={choosing === 'applied'}
              disabled={choosing !== null}
              onClick={() => void answer('applied')}
            >
              Mantenerlo privado
            </Button>
            <Button
              variant="secondary"
              busy={choosing === 'public'}
              disabled={choosing !== null}
              onClick={() => void answer('public')}
            >
              Hacer público mi perfil
            </Button>
          </>
        }
      >
        <p className="text-sm text-ink-2">
          Si lo mantienes privado, tu servicio lo ven solo las empresas que ya te conocen. Lo cambias cuando
          quieras en tu configuración.
        </p>
      </Dialog>
    ),
  }
}
