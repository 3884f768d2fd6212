import { expect, test } from 'vitest'
import { scriptMark, findMarkedScripts } from './known-scripts.ts'
import { editPage } from './page-edits.ts'

test('only marked scripts are returned, and the mark is removed', () => {
  const page =
    `<p>Un aviso <script>robar()</script><script nonce="otra">robar()</script></p>` +
    `<script nonce="${scriptMark}">una()</script>` +
    `<script type="module" async="" nonce="${scriptMark}">import "/a.js"</script>` +
    `<link rel="modulepreload" href="/a.js" nonce="${scriptMark}"/>`
  const { edits, scripts } = findMarkedScripts(page)
  const html = editPage(page, edits).join('')
  expect(scripts).toEqual(['una()', 'import "/a.js"'])
  expect(html).not.toContain(scriptMark)
  expect(html).toContain('<script type="module" async="">import "/a.js"</script>')
})
