import type { Audience, Reach, Recipient } from '#contracts/admin/campaigns.contract.ts'
import type { CampaignKind } from '#contracts/admin/campaigns-vocabulary.ts'
import { peopleInWords } from '#domain/campaigns/campaign.words.ts'

/** Who is chosen: people one by one, on any page, or everybody whom a search finds. */
export type Selection =
  | { whole: null; people: ReadonlyMap<number, Recipient> }
  | { whole: { audience: Audience; reach: Reach }; people: ReadonlyMap<number, Recipient> }

export const nobody: Selection = { whole: null, people: new Map() }

export const wholeOf = (audience: Audience, reach: Reach): Selection => ({
  whole: { audience, reach },
  people: new Map<number, Recipient>(),
})

/** With these people too; those of a search are left behind. */
export function withPeople(selection: Selection, recipients: readonly Recipient[]): Selection {
  const people = new Map<number, Recipient>(selection.whole ? [] : selection.people)
  for (const recipient of recipients) people.set(recipient.id, recipient)
  return { whole: null, people }
}

export function withoutPerson(selection: Selection, id: number): Selection {
  if (selection.whole) return nobody
  const people = new Map(selection.people)
  people.delete(id)
  return { whole: null, people }
}

/** How many are chosen, how many of them receive a mail of this kind, and why the others do not. */
export function reachOf({ whole, people }: Selection, kind: CampaignKind) {
  const chosen = [...people.values()]
  const active = chosen.filter(({ isSuspended }) => !isSuspended)
  const reach = whole?.reach ?? {
    found: chosen.length,
    service: active.length,
    marketing: active.filter(({ agrees }) => agrees).length,
  }
  const suspended = reach.found - reach.service
  const disagreeing = kind === 'marketing' ? reach.service - reach.marketing : 0
  return { chosen: reach.found, receives: reach[kind], suspended, disagreeing }
}

/** '3 de 120 personas lo reciben: 115 no aceptaron recibir novedades y 2 están suspendidas.' */
export function reachInWords(reach: ReturnType<typeof reachOf>): string {
  const { chosen, receives, suspended, disagreeing } = reach
  if (chosen === 0) return 'Todavía no elegiste a nadie.'
  if (receives === chosen) return `Lo ${receives === 1 ? 'recibe' : 'reciben'} ${peopleInWords(chosen)}.`
  const reasons = [
    ...(disagreeing > 0
      ? [`${figures.format(disagreeing)} no ${disagreeing === 1 ? 'aceptó' : 'aceptaron'} recibir novedades`]
      : []),
    ...(suspended > 0
      ? [
          `${figures.format(suspended)} ${suspended === 1 ? 'tiene la cuenta suspendida' : 'tienen la cuenta suspendida'}`,
        ]
      : []),
  ]
  const who =
    receives === 0
      ? 'Nadie lo recibe'
      : `Lo ${receives === 1 ? 'recibe' : 'reciben'} ${figures.format(receives)} de ${peopleInWords(chosen)}`
  return `${who}: ${reasons.join(' y ')}.`
}
const figures = new Intl.NumberFormat('en-US')
