/** A valid sheet of the complaints book; `values` replace some of it. */
export const complaint = (values: object = {}) => ({
  kind: 'reclamo',
  consumerName: 'Rosa Quispe Mamani',
  documentType: 'dni',
  documentNumber: '04215678',
  address: 'Jr. Las Flores 123, Cusco',
  phone: '984 000 123',
  email: 'rosa.quispe@ejemplo.pe',
  goodType: 'servicio',
  goodDescription: 'Plan premium para profesionales',
  amount: '75.50',
  detail: 'Activé el plan el lunes y hasta hoy no puedo publicar.\nEscribí dos veces.',
  request: 'Que se active el plan.',
  ...values,
})
