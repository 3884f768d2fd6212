import { lazy, Suspense, useState } from 'react'

const loadDialog = () => import('./report-dialog.tsx')
// Loaded on demand: hardly anybody opens it.
const ReportDialog = lazy(async () => ({ default: (await loadDialog()).ReportDialog }))

export type ReportedThing =
  | { kind: 'job' | 'service' | 'brief' | 'review'; id: number; title: string }
  /** The other party of a conversation. */
  | (InConversation & { kind: 'person' })
  /** One of its messages. */
  | (InConversation & { kind: 'message'; messageId: number })

type InConversation = { place: Place; title: string }
/** What a conversation is about: a service or an application. */
type Place = { serviceId: number | null; applicationId: number | null; companyId: number }

const LABELS: Partial<Record<ReportedThing['kind'], string>> = {
  job: 'Reportar este empleo',
  service: 'Reportar este servicio',
  review: 'Reportar esta reseña',
}

/** 'Reportar este empleo': a dialog with scripts, the contact page without. */
export function ReportLink({ thing }: { thing: Exclude<ReportedThing, { kind: 'message' }> }) {
  const [isOpen, setOpen] = useState(false)
  const label = LABELS[thing.kind] ?? 'Reportar'
  const [wasOpened, setOpened] = useState(false)
  return (
    <>
      <a
        href="/contacto"
        className="link print:hidden"
        onPointerEnter={() => void loadDialog()}
        onFocus={() => void loadDialog()}
        onClick={(event) => {
          event.preventDefault()
          setOpened(true)
          setOpen(true)
        }}
      >
        {label}
      </a>
      {wasOpened && (
        <Suspense>
          <ReportDialog open={isOpen} onClose={() => setOpen(false)} thing={thing} title={label} />
        </Suspense>
      )}
    </>
  )
}
