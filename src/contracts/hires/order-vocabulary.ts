/** The currencies of orders. */
export const currencies = ['USD', 'PEN'] as const
export type OrderCurrency = (typeof currencies)[number]

/** What can happen to an order, as its history names it. The steps are those of `domain/orders/steps.ts`. */
export const orderActs = [
  'request',
  'accept',
  'decline',
  'cancel',
  'deliver',
  'approve',
  'ask_changes',
  'offer_end',
  'accept_end',
  'drop_offer',
  'propose_change',
  'accept_change',
  'drop_change',
  'lapse',
  'mark_late',
  'give_up',
  'dispute',
  'answer_dispute',
  'add_evidence',
  'escalate',
  'withdraw_dispute',
  'finish_work',
  'decide',
  'fund',
  'lose_money',
  'freeze',
  'unfreeze',
  'invoice',
] as const
export type OrderAct = (typeof orderActs)[number]
