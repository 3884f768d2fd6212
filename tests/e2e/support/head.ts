import type { Page } from '@playwright/test'

/** What search engines and shared links read of a page: its HTML as sent, before any script. */
export interface Head {
  lang: string
  title: string
  description: string
  /** The address of each `rel=canonical`. */
  canonical: string[]
  /** Language → address. */
  alternates: Record<string, string>
  robots: string
  headings: string[]
  /** `og:title`, `twitter:card`… → content. */
  shared: Record<string, string>
  structuredData: unknown[]
  /** Sources of pictures without a declared size. */
  unsizedPictures: string[]
}

/** Parses a page in the browser. No script of it runs, and none of its files loads. */
export function readHead(page: Page, html: string): Promise<Head> {
  return page.evaluate((source) => {
    const found = new DOMParser().parseFromString(source, 'text/html')
    const all = (selector: string) => [...found.querySelectorAll(selector)]
    const meta = (name: string) => found.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? ''
    const read = (element: Element, name: string) => element.getAttribute(name) ?? ''
    const shared = all('meta[property^="og:"], meta[name^="twitter:"]')
    return {
      lang: found.documentElement.lang,
      title: found.title,
      description: meta('description'),
      canonical: all('link[rel=canonical]').map((link) => read(link, 'href')),
      alternates: Object.fromEntries(
        all('link[rel=alternate][hreflang]').map((link) => [read(link, 'hreflang'), read(link, 'href')]),
      ),
      robots: meta('robots'),
      headings: all('h1').map((heading) => heading.textContent.trim()),
      shared: Object.fromEntries(
        shared.map((one) => [read(one, 'property') || read(one, 'name'), read(one, 'content')]),
      ),
      structuredData: all('script[type="application/ld+json"]').map(
        (script) => JSON.parse(script.textContent) as unknown,
      ),
      unsizedPictures: all('img')
        .filter((image) => !image.hasAttribute('width') || !image.hasAttribute('height'))
        .map((image) => read(image, 'src')),
    }
  }, html)
}
