import { expect, test } from 'vitest'
import { letScriptsSleep } from './late-scripts.ts'

test('modules sleep, everything else stays as it is', () => {
  const others =
    '<link rel="stylesheet" href="/a.css"/><script>1</script><script type="application/ld+json">{}</script>'
  expect(
    letScriptsSleep(
      `${others}<link rel="manifest" href="/m"/><link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/a.js"</script>`,
    ),
  ).toBe(
    `${others}<link rel="later" data-rel="manifest" href="/m"/><link rel="later" data-rel="modulepreload" href="/a.js"/><script type="later">import "/a.js"</script>`,
  )
})
