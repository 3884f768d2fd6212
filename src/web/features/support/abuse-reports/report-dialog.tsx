import { Dialog } from '#web/ui/overlay/dialog.tsx'
import { ReportForm } from './report-form.tsx'
import type { ReportedThing } from './report-link.tsx'

type ReportDialogProps = { open: boolean; onClose: () => void; thing: ReportedThing; title: string }

export function ReportDialog({ open, onClose, thing, title }: ReportDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} variant="sheet" title={title} description={thing.title}>
      <ReportForm thing={thing} onClose={onClose} />
    </Dialog>
  )
}
