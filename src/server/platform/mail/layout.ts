export interface MailContent {
  preheader: string
  heading: string
  paragraphs: string[]
  action?: { label: string; url: string }
  details?: [label: string, value: string][]
  footer?: string
}

export function renderMail(content: MailContent, publicUrl: string): { html: string; text: string } {
  const text = [content.heading, ...content.paragraphs, content.action?.url ?? '', publicUrl].join('\n\n')
  return { html: `<pre>${text}</pre>`, text }
}
