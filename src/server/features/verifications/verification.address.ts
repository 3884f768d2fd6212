/** Where each kind of account sees its verification. */
export const verificationPage = {
  company: '/company-dashboard/configuracion#verificacion',
  professional: '/dashboard/configuracion#verificacion',
} as const
