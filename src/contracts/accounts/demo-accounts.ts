/** The password of every account of the demo. Public on purpose: the demo cannot be switched on in production. */
export const demoPassword = 'QhatuDemo2026!'

export const demoAdminEmail = 'admin@demo.qhatu.pe'

/** The demo accounts that the start script and the debug page list. */
export const demoAccounts = [
  { email: 'profesional@demo.qhatu.pe', label: 'Profesional' },
  { email: 'premium@demo.qhatu.pe', label: 'Profesional premium' },
  { email: 'empresa@demo.qhatu.pe', label: 'Empresa' },
  { email: demoAdminEmail, label: 'Administrador' },
] as const

/** The accounts that the debug page creates; their password is the demo's. */
export const testAccounts = {
  professional: 'prueba.profesional@demo.qhatu.pe',
  company: 'prueba.empresa@demo.qhatu.pe',
} as const
