import type { ReactNode } from 'react'
import Braces from 'lucide-react/icons/braces'
import Download from 'lucide-react/icons/download'
import Printer from 'lucide-react/icons/printer'
import { BackLink } from '#web/ui/action/back-link.tsx'
import { Button } from '#web/ui/action/button.tsx'
import { LinkButton } from '#web/ui/action/link-button.tsx'

/** The list of papers of each kind of account. */
export const papersHome = (userType: 'company' | 'professional') =>
  userType === 'company'
    ? { to: '/company-dashboard/membresia', label: 'Facturación' }
    : { to: '/dashboard/membresia', label: 'Membresía' }

type PaperPageProps = {
  back: { to: string; label: string }
  /** Its PDF; null: there is none yet. */
  paperHref: string | null
  /** Its data for a program of accounting; null: there are none yet. */
  dataHref: string | null
  children: ReactNode
}

/** The page of a receipt or a note. Printing shows only the sheet. */
export function PaperPage({ back, paperHref, dataHref, children }: PaperPageProps) {
  return (
    <main className="mx-auto w-full max-w-[44rem] px-4 pt-6 pb-28 sm:pt-10 lg:pb-10 print:max-w-none print:p-0">
      <div className="mb-4 flex items-center justify-between gap-4 print:hidden">
        <BackLink to={back.to}>{back.label}</BackLink>
        <span className="flex flex-wrap justify-end gap-2">
          {paperHref !== null && (
            <LinkButton to={paperHref} variant="secondary" size="sm" reloadDocument download>
              <Download className="icon" />
              Descargar PDF
            </LinkButton>
          )}
          {dataHref !== null && (
            <LinkButton to={dataHref} variant="secondary" size="sm" reloadDocument download>
              <Braces className="icon" />
              Datos (JSON)
            </LinkButton>
          )}
          <Button variant="secondary" size="sm" onClick={() => print()}>
            <Printer className="icon" />
            Imprimir
          </Button>
        </span>
      </div>
      {children}
    </main>
  )
}
