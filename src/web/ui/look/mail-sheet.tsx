import { useEffect, useRef } from 'react'
import { type MailContent, mailStyles, renderMail } from '#domain/mail/layout.ts'

/**
 * A mail in the very layout that is sent. It is drawn in a shadow tree, apart from the page's own styles; its style attributes,
 * which the content security policy refuses in markup, are set one by one.
 */
export function MailSheet({ content }: { content: MailContent }) {
  const host = useRef<HTMLDivElement>(null)
  const written = JSON.stringify(content)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? openRoot(host.current)
    const { sheet } = renderMail(JSON.parse(written) as MailContent, window.location.origin)
    // The heading belongs to the mail, not to the page around it.
    root.innerHTML = sheet.replaceAll(' style="', ' data-style="').replaceAll(/(<\/?)h1\b/g, '$1div')
    for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? ''
      element.removeAttribute('data-style')
    }
    // A press on a link of the sample leads nowhere.
    for (const link of root.querySelectorAll('a')) link.removeAttribute('href')
  }, [written])
  return <div ref={host} className="overflow-clip rounded-md border border-line" />
}

function openRoot(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(mailStyles)
  root.adoptedStyleSheets = [styles]
  return root
}
