import type { ComplaintKind, DocumentType, GoodType } from '#contracts/support/support-vocabulary.ts'

/** The form values of a sheet. */
export type ComplaintValues = {
  kind: ComplaintKind
  consumerName: string
  documentType: DocumentType
  documentNumber: string
  address: string
  phone: string
  email: string
  isMinor: boolean
  guardianName: string
  goodType: GoodType
  goodDescription: string
  amount: string
  detail: string
  request: string
}

export const emptyComplaint: ComplaintValues = {
  kind: 'reclamo',
  consumerName: '',
  documentType: 'dni',
  documentNumber: '',
  address: '',
  phone: '',
  email: '',
  isMinor: false,
  guardianName: '',
  goodType: 'servicio',
  goodDescription: '',
  amount: '',
  detail: '',
  request: '',
}
