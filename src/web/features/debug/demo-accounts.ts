/** The accounts that the demo data brings. */
export const demoAccounts = [
  { who: 'Profesional', email: 'profesional@demo.qhatu.pe', login: '/login' },
  { who: 'Profesional premium', email: 'premium@demo.qhatu.pe', login: '/login' },
  { who: 'Empresa', email: 'empresa@demo.qhatu.pe', login: '/login' },
  { who: 'Administración', email: 'admin@demo.qhatu.pe', login: '/admin/login' },
] as const

export const demoPassword = 'QhatuDemo2026!'
