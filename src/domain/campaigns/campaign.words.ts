import type { CampaignKind, CampaignStatus } from '#contracts/admin/campaigns-vocabulary.ts'
import type { MailContent } from '#domain/mail/layout.ts'
import { truncate } from '#domain/text/truncate.ts'

export const campaignKindNames: Record<CampaignKind, string> = {
  service: 'Aviso de servicio',
  marketing: 'Novedades y consejos',
}

export const campaignStatusNames: Record<CampaignStatus, string> = {
  waiting: 'Empieza en unos segundos',
  sending: 'Enviando',
  paused: 'En pausa',
  done: 'Enviado',
  cancelled: 'Cancelado',
}

/** '1,250 personas', as the button and the confirmation say it. */
export const peopleInWords = (count: number): string =>
  count === 1 ? '1 persona' : `${figures.format(count)} personas`
const figures = new Intl.NumberFormat('en-US')

const why: Record<CampaignKind, string> = {
  service: 'Recibes este aviso porque tienes una cuenta en Qhatu.',
  marketing: 'Recibes este correo porque elegiste recibir novedades y consejos de Qhatu.',
}

/** How a mail to many looks: an empty line begins a paragraph. `leaveUrl` is the link to receive no more of marketing. */
export function campaignContent(
  { subject, content, kind }: { subject: string; content: string; kind: CampaignKind },
  leaveUrl: string | null,
): MailContent {
  const paragraphs = content
    .split(/\n[^\S\n]*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
  return {
    preheader: truncate(paragraphs[0]?.replaceAll(/\s+/g, ' ') ?? '', 140),
    heading: subject,
    paragraphs,
    footer: why[kind],
    ...(leaveUrl === null ? {} : { links: [{ label: 'No quiero más de estos correos', url: leaveUrl }] }),
  }
}
