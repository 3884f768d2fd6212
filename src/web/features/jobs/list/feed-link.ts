import type { MetaDescriptor } from 'react-router'

/** Tells a feed reader where the feed of a list is. */
export const feedLink = (title: string, href: string): MetaDescriptor => ({
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title,
  href,
})
