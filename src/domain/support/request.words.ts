import type { DataRight, RequestDesk } from '#contracts/support/requests-vocabulary.ts'

export const requestDeskNames: Record<RequestDesk, string> = {
  complaints: 'Reclamos',
  'personal-data': 'Datos personales',
  'human-reviews': 'Revisiones humanas',
  verifications: 'Verificaciones',
  contact: 'Contacto',
  enterprise: 'Plan Enterprise',
}

/** The rights as the law names them. */
export const dataRightNames: Record<DataRight, string> = {
  access: 'Acceso',
  correction: 'Rectificación',
  erasure: 'Cancelación',
  opposition: 'Oposición',
}

/** The rights as a person asks for them. */
export const dataRightWishes: Record<DataRight, string> = {
  access: 'Saber qué datos míos tienen y para qué los usan',
  correction: 'Corregir un dato mío que está mal',
  erasure: 'Que borren un dato mío',
  opposition: 'Que dejen de usar mis datos para algo',
}
