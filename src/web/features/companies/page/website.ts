/** The host of a web address, such as 'tupay.pe', and its link; null when it is no web address. */
export function readWebsite(website: string | null): { href: string; host: string } | null {
  if (website === null || !URL.canParse(website)) return null
  const { protocol, href, host } = new URL(website)
  return protocol === 'https:' || protocol === 'http:' ? { href, host: host.replace(/^www\./, '') } : null
}
