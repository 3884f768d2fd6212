import type { ItemList, WithContext } from 'schema-dts'

/** The pages that a list links to, in its order. `first` is the number of the first one, from 1. */
export function itemListJsonLd(
  publicUrl: string,
  name: string,
  items: readonly { name: string; path: `/${string}` }[],
  first = 1,
): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: items.length,
    itemListElement: items.map((item, at) => ({
      '@type': 'ListItem',
      position: first + at,
      name: item.name,
      url: publicUrl + item.path,
    })),
  }
}
