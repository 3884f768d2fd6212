import Ellipsis from 'lucide-react/icons/ellipsis'
import FileDown from 'lucide-react/icons/file-down'
import LinkIcon from 'lucide-react/icons/link'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { candidatePageHref } from '#domain/jobs/job.address.ts'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { Menu } from '#web/ui/overlay/menu.tsx'
import { showToast } from '#web/ui/overlay/toast-store.ts'
import { PaperDialog } from './paper-dialog.tsx'
import { ShareDialog } from './share-dialog.tsx'

type CandidateMenuProps = { jobId: number; applicationId: number; name: string; mayWrite: boolean }

/** What else the team does with a candidate: tell a colleague, copy the link, print. */
export function CandidateMenu({ jobId, applicationId, name, mayWrite }: CandidateMenuProps) {
  const [open, setOpen] = useState<'share' | 'paper' | null>(null)
  const close = () => setOpen(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.origin + candidatePageHref(jobId, applicationId))
      showToast({ title: 'Enlace copiado', description: 'Solo lo abre tu equipo.' })
    } catch {
      showToast({
        title: 'No se copió',
        description: 'Copia la dirección de tu navegador.',
        tone: 'destructive',
      })
    }
  }
  return (
    <>
      <Menu
        label="Más acciones"
        buttonClassName={buttonClass({ variant: 'secondary', size: 'sm', iconOnly: true })}
        items={[
          ...(mayWrite
            ? [
                {
                  label: 'Compartir con tu equipo',
                  icon: <UserPlus className="icon" />,
                  onSelect: () => setOpen('share'),
                },
              ]
            : []),
          { label: 'Copiar enlace', icon: <LinkIcon className="icon" />, onSelect: () => void copy() },
          {
            label: 'Descargar en PDF',
            icon: <FileDown className="icon" />,
            onSelect: () => setOpen('paper'),
          },
        ]}
      >
        <Ellipsis className="icon" />
      </Menu>
      {open === 'share' && <ShareDialog applicationId={applicationId} name={name} onClose={close} />}
      {open === 'paper' && <PaperDialog applicationId={applicationId} name={name} onClose={close} />}
    </>
  )
}
