import type { LedgerAccount, LedgerEventKind, LedgerFault } from '#contracts/plans/ledger-vocabulary.ts'

export const ledgerAccountNames: Record<LedgerAccount, string> = {
  provider_cash: 'Dinero en el proveedor de pagos',
  bank_cash: 'Dinero en el banco',
  contested_money: 'Contracargos por resolver',
  sales_professional_premium: 'Ventas: Plan Profesional',
  sales_company_premium: 'Ventas: Plan Premium para empresas',
  sales_premium_job: 'Ventas: empleos premium',
  sales_chat: 'Ventas: activación del chat',
  order_fees: 'Comisiones de pedidos',
  order_losses: 'Pérdidas de pedidos',
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
  'charge-booked-otherwise': 'Pagos cuyos cobros no coinciden con sus asientos',
  'payment-without-receipt': 'Pagos sin recibo, o con un recibo por otro monto',
  'notes-differ': 'Pagos cuyas notas no coinciden con lo devuelto o con los asientos',
  'documents-not-consecutive': 'Documentos cuya serie tiene un salto',
  'payout-differs': 'Pagos a profesionales que no coinciden con su asiento',
  'order-money-differs': 'Pedidos cuyo dinero retenido no coincide con sus asientos',
  'fee-differs': 'Pagos cuya comisión del proveedor no coincide con su asiento',
}

export const ledgerEventNames: Record<LedgerEventKind, string> = {
  payment_completed: 'Pago completado',
  charge_received: 'Cobro que no compró nada',
  payment_refunded: 'Devolución',
  payment_charged_back: 'Contracargo abierto',
  chargeback_won: 'Contracargo ganado',
  chargeback_lost: 'Contracargo perdido',
  provider_fee_charged: 'Comisión del proveedor',
  provider_settled: 'Abono en el banco',
  order_funded: 'Pedido pagado',
  order_released: 'Pedido liberado',
  order_refunded: 'Pedido devuelto',
  payout_made: 'Pago a un profesional',
}
