import { expect, test } from 'vitest'
import { scriptMark, takeMarkedScripts } from './known-scripts.ts'

test('only marked scripts are returned, and the mark is removed', () => {
  const page =
    `<p>Un aviso <script>robar()</script><script nonce="otra">robar()</script></p>` +
    `<script nonce="${scriptMark}">una()</script>` +
    `<script type="module" async="" nonce="${scriptMark}">import "/a.js"</script>` +
    `<link rel="modulepreload" href="/a.js" nonce="${scriptMark}"/>`
  const { html, scripts } = takeMarkedScripts(page)
  expect(scripts).toEqual(['una()', 'import "/a.js"'])
  expect(html).not.toContain(scriptMark)
  expect(html).toContain('<script type="module" async="">import "/a.js"</script>')
})
