import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'

/** A link from somebody's profile: opens a new tab, with `nofollow`. Text that is no web address stays text. */
export function OutsideLink({ href, children }: { href: string; children: ReactNode }) {
  if (!/^https?:\/\//i.test(href)) return <>{children}</>
  return (
    <a href={href} rel="noopener nofollow ugc" target="_blank" className="link wrap-anywhere">
      {children}
      <ExternalLink className="icon ml-1.5 inline text-[0.8rem]" />
      <span className="sr-only"> (se abre en otra pestaña)</span>
    </a>
  )
}
