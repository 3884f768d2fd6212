import type { Edit } from './page-edits.ts'

/**
 * Marks the framework's scripts, to tell them from others in a page. It cannot be guessed, and it is removed before a page
 * is sent.
 */
export const scriptMark: string = crypto.randomUUID()

const attribute = ` nonce="${scriptMark}"`

/**
 * The edits that remove the mark from a rendered page, and the texts of the scripts that have it: those of the framework. An
 * injected script has no mark, so the content security policy does not allow it.
 */
export function findMarkedScripts(html: string): { edits: Edit[]; scripts: string[] } {
  const edits: Edit[] = []
  const scripts: string[] = []
  for (let at = html.indexOf(attribute); at >= 0; at = html.indexOf(attribute, at + 1)) {
    edits.push({ at, length: attribute.length, text: '' })
    if (!html.startsWith('<script', html.lastIndexOf('<', at))) continue
    const start = html.indexOf('>', at) + 1
    scripts.push(html.slice(start, html.indexOf('</script>', start)))
  }
  return { edits, scripts }
}
