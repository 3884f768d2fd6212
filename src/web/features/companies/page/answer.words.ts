const number = new Intl.NumberFormat('es-PE', { maximumFractionDigits: 1 })

/** The response time: 'menos de un día', '1 día', '2.5 días'. */
export function daysInWords(days: number): string {
  if (days < 1) return 'menos de un día'
  return `${number.format(days)} ${days === 1 ? 'día' : 'días'}`
}

/** The host of a web address, such as 'tupay.pe', and its link; null when it is no web address. */
export function readWebsite(website: string | null): { href: string; host: string } | null {
  if (website === null || !URL.canParse(website)) return null
  const { protocol, href, host } = new URL(website)
  return protocol === 'https:' || protocol === 'http:' ? { href, host: host.replace(/^www\./, '') } : null
}
