/** By it the framework's scripts are told apart from whatever else stands in a page; nobody can guess it, and no page is sent with it. */
export const scriptMark: string = crypto.randomUUID()

/**
 * Takes the mark off a rendered page, and returns the texts of the scripts that had it: those that the framework wrote. A script
 * that got into the page by a fault of ours has none, and the content security policy will not name it.
 */
export function takeMarkedScripts(html: string): { html: string; scripts: string[] } {
  const marked = new RegExp(`<script(?=[^>]* nonce="${scriptMark}")[^>]*>([\\s\\S]*?)</script>`, 'g')
  return {
    scripts: [...html.matchAll(marked)].map(([, script = '']) => script),
    html: html.replaceAll(` nonce="${scriptMark}"`, ''),
  }
}
