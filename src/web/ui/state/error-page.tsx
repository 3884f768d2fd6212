import type { ReactNode } from 'react'
import { ConcentricChakana } from '#web/ui/look/motif/chakana.tsx'

type ErrorPageProps = {
  /** '404', '500'. Shown in small type above the title. */
  code?: string
  title: ReactNode
  children?: ReactNode
  /** One or two `LinkButton`s. */
  actions?: ReactNode
  /** The number to give to support. */
  requestId?: string | undefined
}

/** A page that failed: what happened, a friendly text, and links. It stands inside a `Page`. */
export function ErrorPage({ code, title, children, actions, requestId }: ErrorPageProps) {
  return (
    <div className="wrap grid items-center gap-8 py-14 md:grid-cols-[1.12fr_1fr] md:py-20">
      <div className="max-md:order-2">
        {code && <p className="fig mb-3 text-h4 text-accent-ink">{code}</p>}
        <h1>{title}</h1>
        {children && <p className="mt-4 max-w-[46ch] text-lg text-ink-2">{children}</p>}
        {actions && <div className="mt-8 flex flex-wrap gap-3">{actions}</div>}
        {requestId && <p className="mt-6 text-xs text-ink-3">Código para soporte: {requestId}</p>}
      </div>
      <ConcentricChakana className="mx-auto w-full max-w-56 md:max-w-md" />
    </div>
  )
}
