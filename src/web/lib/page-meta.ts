import type { MetaDescriptor } from 'react-router'
import { brand } from '../brand.ts'

type PageFacts = {
  /** Without the brand, which is added. */
  title: string
  description: string
  /** The absolute address that stands for this page. */
  url: string
  type?: 'website' | 'article'
  /** False keeps the page out of search engines; its links are still followed. */
  indexed?: boolean
}

/** The head of a public page: title, description, canonical address and what a shared link shows. */
export function pageMeta({
  title,
  description,
  url,
  type = 'website',
  indexed = true,
}: PageFacts): MetaDescriptor[] {
  const fullTitle = `${title} · ${brand.name}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    ...(indexed ? [] : [{ name: 'robots', content: 'noindex, follow' }]),
    { property: 'og:title', content: fullTitle },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: brand.name },
    { property: 'og:locale', content: 'es_PE' },
    { name: 'twitter:card', content: 'summary' },
  ]
}
