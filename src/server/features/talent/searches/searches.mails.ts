import type { OutgoingMail } from '#server/platform/mail/send-mail.ts'
import { oneClickLeave } from '#server/platform/mail/one-click.ts'
import { stopMailHref } from '#domain/talent/talent.address.ts'

/** How many people a mail names. */
const named = 10

interface NewPeople {
  name: string
  people: readonly { firstName: string; lastName: string; title: string | null }[]
  isMore: boolean
  /** The search. */
  href: string
  publicUrl: string
  /** Of the page that ends this mail. */
  token: string
}

/** Who is new in a saved search. */
export function newPeopleMail({
  name,
  people,
  isMore,
  href,
  publicUrl,
  token,
}: NewPeople): Omit<OutgoingMail, 'to'> {
  const count = isMore
    ? `Más de ${people.length} personas nuevas`
    : people.length === 1
      ? '1 persona nueva'
      : `${people.length} personas nuevas`
  const { url, headers } = oneClickLeave(`${publicUrl}${stopMailHref(token)}`)
  const lines = people
    .slice(0, named)
    .map((one) => [`${one.firstName} ${one.lastName}`.trim(), one.title].filter(Boolean).join(' · '))
  return {
    subject: `${count}: ${name}`,
    headers,
    content: {
      preheader: lines[0] ?? name,
      heading: `${count} en “${name}”`,
      paragraphs: lines,
      action: { label: 'Ver la búsqueda', url: href },
      links: [{ label: 'Dejar de recibir este aviso', url }],
      footer: 'Te escribimos una vez al día y solo si hay alguien nuevo en esta búsqueda, que guardaste.',
    },
  }
}
