const number = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 })

/** How long an answer takes: 'menos de un día', '1 día', '2.5 días'. */
export function daysInWords(days: number): string {
  if (days < 1) return 'menos de un día'
  return `${number.format(days)} ${days === 1 ? 'día' : 'días'}`
}

/** The host of a web address as a person reads it, 'tupay.pe', with where it leads; null for what is no web address. */
export function readWebsite(website: string | null): { href: string; host: string } | null {
  if (website === null || !URL.canParse(website)) return null
  const { protocol, href, host } = new URL(website)
  return protocol === 'https:' || protocol === 'http:' ? { href, host: host.replace(/^www\./, '') } : null
}
