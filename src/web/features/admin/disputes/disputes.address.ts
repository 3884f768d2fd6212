export const disputesPath = '/admin/billing/disputas'
