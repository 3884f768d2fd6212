import type { NotificationType } from '#contracts/notifications/notifications-vocabulary.ts'

type Words = { title: string; detail: string }

const forBoth = {
  booking: {
    title: 'Citas y entrevistas',
    detail: 'Pedidas, confirmadas, movidas o canceladas, y recordatorios.',
  },
  system: { title: 'Tu cuenta y tu plan', detail: 'Lo que no puedes perderte.' },
}

/** The label of each kind of notification in the preferences, by kind of user; null: that user never gets it. */
export const preferenceWords: Record<'professional' | 'company', Record<NotificationType, Words | null>> = {
  professional: {
    ...forBoth,
    application_status: { title: 'Postulaciones', detail: 'Cuando cambia el estado de una.' },
    job_match: {
      title: 'Empleos para ti',
      detail: 'Nuevos que van contigo, solo en la campana, y guardados que cierran.',
    },
    service_suggestion: { title: 'Sugerencias de servicios', detail: 'Ideas que salen de tu perfil.' },
    message: { title: 'Mensajes', detail: 'Cuando una empresa te escribe.' },
    hire: { title: 'Contrataciones', detail: 'Cuando piden tus servicios.' },
    brief: {
      title: 'Requerimientos',
      detail: 'Cuando una empresa necesita lo que haces o responde a tu propuesta.',
    },
    review: { title: 'Reseñas', detail: 'Cuando una empresa opina de tu trabajo.' },
    team: null,
  },
  company: {
    ...forBoth,
    application_status: { title: 'Postulaciones', detail: 'Cuando alguien postula o se retira.' },
    job_match: null,
    service_suggestion: null,
    message: { title: 'Mensajes', detail: 'Cuando un profesional te responde.' },
    hire: { title: 'Contrataciones', detail: 'Cuando responden a tu solicitud.' },
    brief: { title: 'Lo que necesitas', detail: 'Cuando llega, cambia o se retira una propuesta.' },
    review: { title: 'Reseñas', detail: 'Cuando responden a la tuya.' },
    team: {
      title: 'Tu equipo',
      detail: 'Cuando te mencionan en una nota o te comparten un candidato.',
    },
  },
}
