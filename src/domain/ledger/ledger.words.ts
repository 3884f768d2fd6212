import type { LedgerAccount, LedgerFault } from '#contracts/plans/ledger-vocabulary.ts'

export const ledgerAccountNames: Record<LedgerAccount, string> = {
  provider_cash: 'Dinero en el proveedor de pagos',
  bank_cash: 'Dinero en el banco',
  contested_money: 'Contracargos por resolver',
  sales_professional_premium: 'Ventas: Plan Profesional',
  sales_company_premium: 'Ventas: Plan Premium para empresas',
  sales_premium_job: 'Ventas: empleos premium',
  sales_chat: 'Ventas: activación del chat',
  order_fees: 'Comisiones de pedidos',
  igv_payable: 'IGV por pagar',
  refunds_due: 'Pagos por devolver',
  customer_money: 'Dinero de clientes en custodia',
  payouts_due: 'Por pagar a profesionales',
  provider_fees: 'Comisiones del proveedor de pagos',
}

export const ledgerFaultNames: Record<LedgerFault, string> = {
  unbalanced: 'Asientos que no suman cero o están incompletos',
  'payment-not-booked': 'Pagos completados sin asiento',
  'payment-booked-otherwise': 'Pagos cuyo asiento tiene otro monto u otra moneda',
  'booked-without-payment': 'Asientos de un pago que no existe o no se completó',
  'refund-differs': 'Pagos cuya devolución no coincide con su estado',
  'payment-without-receipt': 'Pagos sin recibo, o con un recibo por otro monto',
  'documents-not-consecutive': 'Documentos cuya serie tiene un salto',
  'payout-differs': 'Pagos a profesionales que no coinciden con su asiento',
}
