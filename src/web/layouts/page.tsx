import type { ReactNode } from 'react'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

type PageProps = Omit<SiteHeaderProps, 'full'> & {
  /** The last section is coloured and adjoins the footer. */
  flush?: boolean
  children: ReactNode
}

/** The layout of a public page: skip link, header, main, footer. The children bring their own `wrap`. */
export function Page({ flush, children, ...header }: PageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader {...header} />
      <main id="contenido" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter flush={flush} />
    </div>
  )
}
