/** What the forms of support and the help centre name. Without zod, for public pages. */

/** How many people work in a company that asks for the enterprise plan. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const

/** What a message to us may be about; `slug` is how a link names it (`/contacto?tema=`). */
export const contactTopics = [
  { value: 'help', slug: 'ayuda', label: 'Una duda sobre cómo usar Qhatu' },
  { value: 'account', slug: 'cuenta', label: 'Mi cuenta' },
  { value: 'technical', slug: 'tecnico', label: 'Algo no funciona' },
  { value: 'privacy', slug: 'datos', label: 'Mis datos personales' },
  { value: 'enterprise', slug: 'empresas', label: 'Planes para empresas' },
  { value: 'other', slug: 'otro', label: 'Otro tema' },
] as const

export type ContactTopic = (typeof contactTopics)[number]['value']

/** The words of the complaints book (DS 011-2011-PCM, Anexo I). */
export const complaintKinds = { reclamo: 'Reclamo', queja: 'Queja' } as const

export const documentTypes = {
  dni: 'DNI',
  ce: 'Carné de extranjería',
  passport: 'Pasaporte',
  ruc: 'RUC',
} as const

export const goodTypes = { producto: 'Producto', servicio: 'Servicio' } as const

export type ComplaintKind = keyof typeof complaintKinds

export type DocumentType = keyof typeof documentTypes

export type GoodType = keyof typeof goodTypes

/** Who a help article is for. */
export const helpAudiences = ['visitor', 'professional', 'company'] as const

export type HelpAudience = (typeof helpAudiences)[number]
