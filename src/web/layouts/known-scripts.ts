/**
 * Marks the framework's scripts, to tell them from others in a page. It cannot be guessed, and it is removed before a page
 * is sent.
 */
export const scriptMark: string = crypto.randomUUID()

/**
 * Removes the mark from a rendered page, and returns the texts of the scripts that had it: those of the framework. An
 * injected script has no mark, so the content security policy does not allow it.
 */
export function takeMarkedScripts(html: string): { html: string; scripts: string[] } {
  const marked = new RegExp(`<script(?=[^>]* nonce="${scriptMark}")[^>]*>([\\s\\S]*?)</script>`, 'g')
  return {
    scripts: [...html.matchAll(marked)].map(([, script = '']) => script),
    html: html.replaceAll(` nonce="${scriptMark}"`, ''),
  }
}
