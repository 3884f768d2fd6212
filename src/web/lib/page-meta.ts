import type { MetaDescriptor } from 'react-router'
import { truncate } from '#domain/text/truncate.ts'
import { brand } from '#web/brand.ts'

type PageFacts = {
  /** Without the brand, which is appended. */
  title: string
  description: string
  /** The absolute canonical address of this page. */
  url: string
  type?: 'website' | 'article' | 'profile'
  /** False keeps the page out of search engines; its links are still followed. */
  indexed?: boolean
  /**
   * The page's own picture (1200 by 630), as a path such as `/og/job/7.png`, and its alternative text. Default: that of
   * the site.
   */
  image?: { path: string; alt: string }
}

const siteImage = { path: '/og/default.png', alt: 'Qhatu: lo que sabes tiene mercado' }
/** Search engines cut a description after this length. In characters. */
const DESCRIPTION_LENGTH = 160

/** The head of a public page: title, description, canonical address and the tags for shared links. */
export function pageMeta({
  title,
  description,
  url,
  type = 'website',
  indexed = true,
  image = siteImage,
}: PageFacts): MetaDescriptor[] {
  const fullTitle = `${title} · ${brand.name}`
  const summary = truncate(description, DESCRIPTION_LENGTH)
  const imageUrl = URL.canParse(url) ? new URL(image.path, url).href : image.path
  return [
    { title: fullTitle },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(indexed
      ? ['es-PE', 'x-default'].map((hrefLang) => ({ tagName: 'link', rel: 'alternate', hrefLang, href: url }))
      : [{ name: 'robots', content: 'noindex, follow' }]),
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'es_PE' },
    { property: 'og:image', content: imageUrl },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: image.alt },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}

/** Structured data for search engines, each object in its own script. React escapes what could end a script, such as a title. */
export const structuredData = (...pieces: object[]): MetaDescriptor[] =>
  pieces.map((piece) => ({ 'script:ld+json': piece as LdJson }))
type LdJson = Extract<MetaDescriptor, { 'script:ld+json': unknown }>['script:ld+json']

/** The head of a page that is not indexed: a form behind a link, a private page, an error. */
export const unlistedMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} · ${brand.name}` },
  { name: 'robots', content: 'noindex' },
]

/** The longest of the given titles that search engines show whole, the fullest first; the last one is cut to fit. */
export function fittingTitle(...titles: [string, ...string[]]): string {
  return titles.find(({ length }) => length <= TITLE_LENGTH) ?? truncate(titles.at(-1)!, TITLE_LENGTH)
}
/** Without the brand. In characters. */
const TITLE_LENGTH = 65
