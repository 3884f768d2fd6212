/** Where a company sees its webhooks. */
export const ownWebhooks = '/company-dashboard/configuracion/webhooks'
