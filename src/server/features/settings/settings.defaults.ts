import { leastPassword, chatActivationDays, documentedChatPrice } from '#contracts/figures.ts'

/** The settings of a new installation; afterwards the table `settings` decides. Prices are in US dollars. */
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
    value: documentedChatPrice,
    category: 'pricing',
    description: `Precio de activar el chat por ${chatActivationDays} días, en dólares`,
  },
  company_premium_trial: {
    value: true,
    category: 'pricing',
    description: 'Oferta de lanzamiento: el plan premium de las empresas es gratis por un tiempo',
  },
  professional_premium_trial: {
    value: true,
    category: 'pricing',
    description: 'Oferta de lanzamiento: el plan premium de los profesionales es gratis por un tiempo',
  },
  premium_trial_months: {
    value: 3,
    category: 'pricing',
    description: 'Meses que dura la oferta de lanzamiento para cada cuenta',
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
  password_minimum: {
    value: leastPassword,
    category: 'limits',
    description: `Caracteres que debe tener como mínimo una contraseña; nunca menos de ${leastPassword}`,
  },
  job_open_days: {
    value: 60,
    category: 'jobs',
    description: 'Días que un empleo queda abierto después de publicarse',
  },
  minimum_wage: {
    value: 1130,
    category: 'jobs',
    description:
      'Remuneración mínima vital en soles: se avisa a la empresa cuyo aviso paga menos por el mes completo',
  },
  usd_to_pen: {
    value: 3.75,
    category: 'jobs',
    description: 'Soles por dólar con que el filtro de sueldo mínimo compara los avisos en dólares',
  },
  cv_accepts_docx: {
    value: false,
    category: 'general',
    description: 'Aceptar CV en DOCX además de PDF',
  },
  sales_email: {
    value: 'ventas@qhatu.pe',
    category: 'emails',
    description: 'Correo que recibe las solicitudes del plan Enterprise',
  },
  require_email_confirmation: {
    value: false,
    category: 'general',
    description: 'Pedir que la empresa confirme su correo antes de publicar o invitar',
  },
  require_admin_two_factor: {
    value: false,
    category: 'general',
    description: 'Pedir a todo el equipo de administración la verificación en dos pasos',
  },
  claim_professionals: {
    value: '2,000+',
    category: 'general',
    description:
      'Portada: profesionales que dice la publicidad. Se dice desde que los hay de verdad; vacío: nunca',
  },
  claim_companies: {
    value: '500+',
    category: 'general',
    description:
      'Portada: empresas que dice la publicidad. Se dice desde que las hay de verdad; vacío: nunca',
  },
  claim_sign_up_time: {
    value: '2 minutos',
    category: 'general',
    description: 'Portada: en menos de cuánto tiempo se registra una persona. Vacío: no se dice',
  },
  testimonial_1_message: {
    value: '',
    category: 'general',
    description: 'Portada: primer testimonio. Vacío: no se muestra',
  },
  testimonial_1_name: {
    value: '',
    category: 'general',
    description: 'Quién da el primer testimonio',
  },
  testimonial_1_role: {
    value: '',
    category: 'general',
    description: 'Qué hace quien da el primer testimonio',
  },
  testimonial_2_message: {
    value: '',
    category: 'general',
    description: 'Portada: segundo testimonio. Vacío: no se muestra',
  },
  testimonial_2_name: {
    value: '',
    category: 'general',
    description: 'Quién da el segundo testimonio',
  },
  testimonial_2_role: {
    value: '',
    category: 'general',
    description: 'Qué hace quien da el segundo testimonio',
  },
  testimonial_3_message: {
    value: '',
    category: 'general',
    description: 'Portada: tercer testimonio. Vacío: no se muestra',
  },
  testimonial_3_name: {
    value: '',
    category: 'general',
    description: 'Quién da el tercer testimonio',
  },
  testimonial_3_role: {
    value: '',
    category: 'general',
    description: 'Qué hace quien da el tercer testimonio',
  },
} as const satisfies Record<
  string,
  { value: number | boolean | string; category: string; description: string }
>

export type SettingKey = keyof typeof settingDefaults
type Widened<T> = T extends number ? number : T extends boolean ? boolean : string
export type SettingValue<K extends SettingKey> = Widened<(typeof settingDefaults)[K]['value']>
