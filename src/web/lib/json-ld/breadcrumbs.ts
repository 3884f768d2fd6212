import type { BreadcrumbList, WithContext } from 'schema-dts'

/** The breadcrumbs of a page, from the top: name and path of each step, the page itself last. */
export function breadcrumbsJsonLd(
  publicUrl: string,
  steps: readonly (readonly [name: string, path: `/${string}`])[],
): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(([name, path], at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: publicUrl + path,
    })),
  }
}
