import { expect, test } from 'vitest'
import { viewSourceOf } from './view-source.ts'

test.each([
  ['', 'direct'],
  ['site', 'site'],
  ['widget', 'widget'],
  ['feed', 'feed'],
  ['https://qhatu.pe/empleos?q=mozo', 'site'],
  ['https://www.google.com.pe/', 'search'],
  ['https://duckduckgo.com/', 'search'],
  ['https://mail.google.com/mail/u/0', 'mail'],
  ['https://outlook.live.com/', 'mail'],
  ['https://l.facebook.com/l.php?u=1', 'social'],
  ['https://t.co/abc', 'social'],
  ['https://www.linkedin.com/feed', 'social'],
  ['https://notgoogle.company.pe/', 'other'],
  ['https://blog.pe/', 'other'],
  ['android-app://com.slack', 'other'],
  ['nonsense', 'other'],
])('%s is %s', (from, source) => {
  expect(viewSourceOf(from, 'https://qhatu.pe')).toBe(source)
})
