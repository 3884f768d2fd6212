import type { PortfolioItem } from '#contracts/reputation/reputation.contract.ts'

/** 'obra.example/1' → 'https://obra.example/1': people copy addresses without their scheme. What is no address stays. */
export function withScheme(typed: string): string {
  const url = typed.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(url) ? `https://${url}` : url
}

/** 'https://www.obra.example/1' → 'obra.example'; '' for what is no web address. */
export function hostOf(url: string): string {
  const host = /^https?:\/\/([^/?#]+)/i.exec(withScheme(url))?.[1] ?? ''
  return host.replace(/^www\./i, '').toLowerCase()
}

/** What an address says about what is there; null where it says nothing. */
export function typeOf(url: string): PortfolioItem['type'] | null {
  const path = withScheme(url).replace(/[?#].*$/, '')
  if (/\.pdf$/i.test(path)) return 'pdf'
  if (/\.(png|jpe?g|webp|gif|avif|svg)$/i.test(path)) return 'image'
  const isVideo = /(^|\.)(youtube\.com|youtu\.be|vimeo\.com|loom\.com|tiktok\.com)$/.test(hostOf(url))
  return isVideo || /\.(mp4|webm|mov)$/i.test(path) ? 'video' : null
}
