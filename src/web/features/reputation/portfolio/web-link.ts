import type { PortfolioItem } from '#contracts/reputation/reputation.contract.ts'

/** 'obra.example/1' → 'https://obra.example/1': people copy addresses without their scheme. Other text stays unchanged. */
export function withScheme(typed: string): string {
  const url = typed.trim()
  return /^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(url) ? `https://${url}` : url
}

/** 'https://www.obra.example/1' → 'obra.example'; '' when it is no web address. */
export function hostOf(url: string): string {
  const host = /^https?:\/\/([^/?#]+)/i.exec(withScheme(url))?.[1] ?? ''
  return host.replace(/^www\./i, '').toLowerCase()
}

/** The kind of work that an address suggests; null when it suggests none. */
export function typeOf(url: string): PortfolioItem['type'] | null {
  const path = withScheme(url).replace(/[?#].*$/, '')
  if (/\.pdf$/i.test(path)) return 'pdf'
  if (/\.(png|jpe?g|webp|gif|avif|svg)$/i.test(path)) return 'image'
  const isVideo = /(^|\.)(youtube\.com|youtu\.be|vimeo\.com|loom\.com|tiktok\.com)$/.test(hostOf(url))
  return isVideo || /\.(mp4|webm|mov)$/i.test(path) ? 'video' : null
}
