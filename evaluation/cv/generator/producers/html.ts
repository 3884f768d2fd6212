const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/gu, (character) => entities[character] ?? character)
}

/** `<tag class>text</tag>`, or '' without text. */
export function element(tag: string, className: string, text: string | null): string {
  return text === null || text === '' ? '' : `<${tag} class="${className}">${escapeHtml(text)}</${tag}>`
}

export function bulletList(items: string[]): string {
  return items.length === 0 ? '' : `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`
}

export function htmlPage(style: string, body: string, language = 'es'): string {
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><title>CV</title><style>${style}</style></head><body>${body}</body></html>`
}
