/** What a fresh installation starts with; from then on the table `settings` decides. Prices are in US dollars. */
export const settingDefaults = {
  premium_job_price: {
    value: 75,
    category: 'pricing',
    description: 'Precio de un empleo premium, en dólares',
  },
  professional_premium_price: {
    value: 5,
    category: 'pricing',
    description: 'Precio al mes del plan premium de un profesional, en dólares',
  },
  company_premium_price: {
    value: 99,
    category: 'pricing',
    description: 'Precio al mes del plan premium de una empresa, en dólares',
  },
  chat_activation_price: {
    value: 5,
    category: 'pricing',
    description: 'Precio de activar el chat por 30 días, en dólares',
  },
  company_premium_trial: {
    value: true,
    category: 'pricing',
    description: 'Oferta de lanzamiento: el plan premium de las empresas es gratis por un tiempo',
  },
  free_jobs_limit: {
    value: 1,
    category: 'limits',
    description: 'Empleos estándar activos de una empresa sin plan de pago',
  },
  trial_premium_jobs_limit: {
    value: 1,
    category: 'limits',
    description: 'Empleos premium activos durante la oferta de lanzamiento',
  },
  job_open_days: {
    value: 60,
    category: 'jobs',
    description: 'Días que un empleo queda abierto después de publicarse',
  },
  cv_accepts_docx: {
    value: false,
    category: 'general',
    description: 'Aceptar CV en DOCX además de PDF',
  },
  require_email_confirmation: {
    value: false,
    category: 'general',
    description: 'Pedir que la empresa confirme su correo antes de publicar o invitar',
  },
  support_email: {
    value: 'hola@qhatu.pe',
    category: 'general',
    description: 'Correo que recibe los mensajes de contacto y los reclamos',
  },
  operator_name: {
    value: '',
    category: 'general',
    description: 'Nombre o razón social de quien opera el sitio, para las páginas legales',
  },
  operator_ruc: {
    value: '',
    category: 'general',
    description: 'RUC de quien opera el sitio',
  },
  operator_address: {
    value: '',
    category: 'general',
    description: 'Domicilio de quien opera el sitio',
  },
} as const satisfies Record<
  string,
  { value: number | boolean | string; category: string; description: string }
>

export type SettingKey = keyof typeof settingDefaults
type Widened<T> = T extends number ? number : T extends boolean ? boolean : string
export type SettingValue<K extends SettingKey> = Widened<(typeof settingDefaults)[K]['value']>
