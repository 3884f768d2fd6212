import { expect, test } from 'vitest'
import { findEarlyScripts } from './late-scripts.ts'
import { editPage } from './page-edits.ts'

const delayScripts = (html: string) => editPage(html, findEarlyScripts(html)).join('')

const others =
  '<link rel="stylesheet" href="/a.css"/><script>1</script><script type="application/ld+json">{}</script>'

test('modules are disabled, everything else is unchanged', () => {
  expect(
    delayScripts(
      `<head>${others}<link rel="manifest" href="/m"/><link rel="modulepreload" href="/a.js"/></head><body><script>2</script><script type="module" async="">import "/a.js"</script></body>`,
    ),
  ).toBe(
    `<head>${others}<link rel="later" data-rel="manifest" href="/m"/><link rel="later" data-rel="modulepreload" href="/a.js"/></head><body><script>2</script><script type="later">import "/a.js"</script></body>`,
  )
})

test('a page that loads no modules is unchanged', () => {
  const page = `<head>${others}<link rel="manifest" href="/m"/></head><body></body>`
  expect(delayScripts(page)).toBe(page)
})
