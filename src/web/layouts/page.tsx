import type { ReactNode } from 'react'
import type { ReplyOf } from '#contracts/endpoint.ts'
import type { siteContract } from '#contracts/site/site.contract.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader, type SiteHeaderProps } from './site-header.tsx'
import { SkipLink } from './skip-link.tsx'

export type SiteBrand = ReplyOf<typeof siteContract.brand>

type PageProps = Omit<SiteHeaderProps, 'full'> & {
  /** Null: it could not be loaded, and the footer goes without it. */
  brand: SiteBrand | null
  /** The last section is coloured and adjoins the footer. */
  flush?: boolean
  children: ReactNode
}

/** The layout of a public page: skip link, header, main, footer. The children bring their own `wrap`. */
export function Page({ brand, flush, children, ...header }: PageProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader {...header} />
      <main id="contenido" tabIndex={-1} className="grow outline-none">
        {children}
      </main>
      <SiteFooter brand={brand} flush={flush} />
    </div>
  )
}
