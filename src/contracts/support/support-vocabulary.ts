/** The vocabulary of the support forms. Without zod, for public pages. */

/** The size of a company that asks for the enterprise plan, in employees. */
export const companySizes = ['1-10', '11-50', '51-200', '201-500', '500+'] as const

/** The topics of a message to us; `slug` is the name in a link (`/contacto?tema=`). */
export const contactTopics = [
  { value: 'help', slug: 'ayuda', label: 'Una duda sobre cómo usar Qhatu' },
  { value: 'account', slug: 'cuenta', label: 'Mi cuenta' },
  { value: 'technical', slug: 'tecnico', label: 'Algo no funciona' },
  { value: 'privacy', slug: 'datos', label: 'Mis datos personales' },
  { value: 'enterprise', slug: 'empresas', label: 'Planes para empresas' },
  { value: 'other', slug: 'otro', label: 'Otro tema' },
] as const

export type ContactTopic = (typeof contactTopics)[number]['value']

/** The terms of the complaints book (DS 011-2011-PCM, Anexo I). */
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
