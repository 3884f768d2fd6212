/** Where a professional sees earnings and payout data. */
export const earningsPage = '/dashboard/ingresos'
