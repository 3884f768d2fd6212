import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { PostJob, type PostJobProps } from './post-job.tsx'

type PremiumDialogProps = Omit<PostJobProps, 'kind'> & { open: boolean; onClose: () => void }

/** The form of a premium job in a dialog. Loaded on demand, as the form is. */
export function PremiumDialog({ open, onClose, ...form }: PremiumDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Publicar empleo premium" size="lg" variant="sheet">
      <PostJob kind="premium" {...form} />
    </Dialog>
  )
}
