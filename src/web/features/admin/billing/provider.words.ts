/** Where money is taken. */
export const providerTitles: Readonly<Record<string, string>> = {
  test: 'Modo de prueba',
  stripe: 'Stripe',
  mercadopago: 'Mercado Pago',
}
