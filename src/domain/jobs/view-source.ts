import { careersSources, type ViewSource } from '#contracts/jobs/statistics-vocabulary.ts'

const kinds: readonly [ViewSource, RegExp][] = [
  ['mail', /(?:^|\.)(?:mail\.google|outlook\.\w+|mail\.yahoo|webmail)\b|^(?:mail|webmail|correo)\./],
  ['search', /(?:^|\.)(?:google|bing|duckduckgo|yahoo|ecosia|yandex|brave)\.[a-z.]+$/],
  [
    'social',
    /(?:^|\.)(?:facebook|instagram|linkedin|lnkd|whatsapp|twitter|x|t|tiktok|youtube|telegram|reddit)\.[a-z]+$/,
  ],
]

/** What kind of page somebody comes from: its address, 'site' for a page of our own, the company's own page by its name, or nothing. */
export function viewSourceOf(from: string, publicUrl: string): ViewSource {
  if (from === '') return 'direct'
  const named = (['site', ...careersSources] as const).find((source) => source === from)
  if (named) return named
  const url = URL.canParse(from) ? new URL(from) : null
  if (!url) return 'other'
  if (url.host === new URL(publicUrl).host) return 'site'
  return kinds.find(([, pattern]) => pattern.test(url.hostname))?.[0] ?? 'other'
}
