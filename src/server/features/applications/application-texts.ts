import type { ApplicationStatus } from '#contracts/vocabulary.ts'

/** What an application is about, as its messages name it. */
export interface Subject {
  jobTitle: string
  companyName: string
  /** Of the person who applied. */
  fullName: string
}

export interface Text {
  title: string
  message: string
}

/** To the person who applied, right after. */
export const receivedByUs = ({ jobTitle, companyName }: Subject): Text => ({
  title: 'Postulación enviada',
  message: `Tu postulación a ${jobTitle} ya está en manos de ${companyName}. Te avisaremos de cada paso.`,
})

/** To the company. */
export const newCandidate = ({ jobTitle, fullName }: Subject): Text => ({
  title: 'Nueva postulación',
  message: `${fullName} postuló a ${jobTitle}.`,
})

/** To the company. */
export const candidateWithdrew = ({ jobTitle, fullName }: Subject): Text => ({
  title: 'Postulación retirada',
  message: `${fullName} retiró su postulación a ${jobTitle}. Su CV ya no está disponible.`,
})

/** To the company. */
export const reviewRequested = ({ jobTitle, fullName }: Subject): Text => ({
  title: 'Piden una revisión humana',
  message: `${fullName} pide que una persona revise su puntaje para ${jobTitle}. Míralo y respóndele.`,
})

/** To the person who applied. */
export const reviewAnswered = ({ jobTitle, companyName }: Subject): Text => ({
  title: 'Revisaron tu puntaje',
  message: `Una persona de ${companyName} revisó tu postulación a ${jobTitle} y te respondió.`,
})

/** To the person who applied, for each status that an application may reach. */
export const statusTexts: Record<ApplicationStatus, (subject: Subject) => Text> = {
  pending: ({ jobTitle, companyName }) => ({
    title: 'Tu postulación está pendiente',
    message: `${companyName} volvió a poner en revisión tu postulación a ${jobTitle}.`,
  }),
  viewed: ({ jobTitle, companyName }) => ({
    title: 'CV visto',
    message: `${companyName} vio tu postulación a ${jobTitle}.`,
  }),
  preselected: ({ jobTitle, companyName }) => ({
    title: 'Pasaste a la preselección',
    message: `${companyName} te preseleccionó para ${jobTitle}. Mantén tu teléfono y tu correo a la mano.`,
  }),
  interviewed: ({ jobTitle, companyName }) => ({
    title: 'Estás en la etapa de entrevistas',
    message: `${companyName} quiere entrevistarte para ${jobTitle}.`,
  }),
  accepted: ({ jobTitle, companyName }) => ({
    title: 'Aceptaron tu postulación',
    message: `${companyName} aceptó tu postulación a ${jobTitle}. Pronto te dirá cómo sigue el proceso.`,
  }),
  rejected: ({ jobTitle, companyName }) => ({
    title: 'Respuesta a tu postulación',
    message:
      `Esta vez ${companyName} siguió con otras personas para ${jobTitle}. Gracias por el tiempo que le dedicaste: ` +
      'esta respuesta es sobre este puesto, no sobre lo que vales. Hay más empleos esperándote en Qhatu.',
  }),
  hired: ({ jobTitle, companyName }) => ({
    title: 'Te contrataron',
    message: `${companyName} te eligió para ${jobTitle}. Felicitaciones por este nuevo comienzo.`,
  }),
}
