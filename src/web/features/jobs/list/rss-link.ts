import type { MetaDescriptor } from 'react-router'

/** Declares the feed of a list to feed readers. */
export const feedLink = (title: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href,
})
