import Download from 'lucide-react/icons/download'
import Eye from 'lucide-react/icons/eye'
import { useState } from 'react'
import type { DeskRequestInFull } from '#contracts/admin/requests.contract.ts'
import { Button } from '#web/ui/action/button.tsx'
import { buttonClass } from '#web/ui/action/button-style.ts'
import { fileSize } from '#web/ui/form/file-check.ts'
import { paperHref } from './requests.address.ts'

type RequestPapersProps = {
  request: Pick<DeskRequestInFull, 'id' | 'papers'>
  /** False for a role that does not open them. */
  mayOpen: boolean
}

/** What a person sent along. A picture is shown here, once somebody asks for it: opening it is recorded. */
export function RequestPapers({ request: { id, papers }, mayOpen }: RequestPapersProps) {
  return (
    <section aria-label="Documentos">
      <h3 className="text-sm font-strong">Documentos</h3>
      {papers.length === 0 ? (
        <p className="mt-1 text-sm text-ink-2">Ya no los guardamos.</p>
      ) : (
        <ul className="mt-2 grid gap-3">
          {papers.map((paper) => (
            <Paper key={paper.id} requestId={id} paper={paper} mayOpen={mayOpen} />
          ))}
        </ul>
      )}
      {papers.length > 0 && (
        <p className="mt-2 text-xs text-ink-2">
          {mayOpen ? 'Que los abriste queda en la auditoría.' : 'Tu rol no abre estos documentos.'}
        </p>
      )}
    </section>
  )
}

type PaperProps = {
  requestId: number
  paper: DeskRequestInFull['papers'][number]
  mayOpen: boolean
}

function Paper({ requestId, paper: { id, title, name, mime, size }, mayOpen }: PaperProps) {
  const [isShown, setShown] = useState(false)
  const href = paperHref(requestId, id)
  return (
    <li className="rounded-md border border-line">
      <div className="flex flex-wrap items-center gap-3 p-3">
        <div className="min-w-0 grow basis-40">
          <p className="text-sm font-strong">{title}</p>
          <p className="text-xs wrap-anywhere text-ink-2">
            {name} · <span className="tabular-nums">{fileSize(size)}</span>
          </p>
        </div>
        {mayOpen &&
          (mime === 'application/pdf' ? (
            <a href={href} download className={buttonClass({ variant: 'secondary', size: 'sm' })}>
              <Download className="icon" />
              Descargar<span className="sr-only"> {name}</span>
            </a>
          ) : (
            <Button variant="secondary" size="sm" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
              <Eye className="icon" />
              {isShown ? 'Ocultar' : 'Ver'}
              <span className="sr-only"> {name}</span>
            </Button>
          ))}
      </div>
      {isShown && (
        <img
          src={href}
          alt={`${title}: ${name}`}
          className="w-full rounded-b-md border-t border-line bg-sunken"
        />
      )}
    </li>
  )
}
