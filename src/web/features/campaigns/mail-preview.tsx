import { useEffect, useRef } from 'react'
import type { CampaignText } from '#contracts/admin/campaigns.contract.ts'
import { campaignContent } from '#domain/campaigns/campaign.words.ts'
import { mailStyles, renderMail } from '#domain/mail/layout.ts'

/**
 * The mail in the very layout that is sent. It is drawn in a shadow tree, apart from the page's own styles; its style attributes,
 * which the content security policy refuses in markup, are set one by one.
 */
export function MailPreview({ subject, content, kind }: CampaignText) {
  const host = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!host.current) return
    const root = host.current.shadowRoot ?? openRoot(host.current)
    const mail = campaignContent(
      { subject: subject || 'Asunto', content: content || 'Aquí se ve tu mensaje.', kind },
      kind === 'marketing' ? window.location.origin : null,
    )
    const { sheet } = renderMail(mail, window.location.origin)
    // The heading belongs to the mail, not to the page around it.
    root.innerHTML = sheet.replaceAll(' style="', ' data-style="').replaceAll(/(<\/?)h1\b/g, '$1div')
    for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) {
      element.style.cssText = element.dataset.style ?? ''
      element.removeAttribute('data-style')
    }
    // A press on a link of the sample leads nowhere.
    for (const link of root.querySelectorAll('a')) link.removeAttribute('href')
  }, [subject, content, kind])
  return <div ref={host} className="overflow-clip rounded-md border border-line" />
}

function openRoot(host: HTMLElement): ShadowRoot {
  const root = host.attachShadow({ mode: 'open' })
  const styles = new CSSStyleSheet()
  styles.replaceSync(mailStyles)
  root.adoptedStyleSheets = [styles]
  return root
}
