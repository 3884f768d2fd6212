import { paperDays, verificationWorkingDays } from '#contracts/verifications/verification-figures.ts'

/** What the section says to each kind of account. */
export const verificationWords = {
  company: {
    badge: 'Empresa verificada',
    intro: `Sube dos documentos y una persona de nuestro equipo los compara con tus datos. Respondemos en ${verificationWorkingDays} días hábiles.`,
    verified:
      'La insignia aparece en tu página. Si cambias tu nombre o tu RUC, tendrás que enviar tus documentos otra vez.',
    ends: 'Si cambias el nombre o el RUC, la insignia se retira hasta que revisemos tus documentos otra vez.',
  },
  professional: {
    badge: 'Profesional verificado',
    intro: `Es opcional: postulas y ofreces servicios igual sin la insignia. Una persona de nuestro equipo compara tus documentos con tu perfil y responde en ${verificationWorkingDays} días hábiles.`,
    verified:
      'La insignia aparece en tu perfil y en tus servicios. Si cambias tu nombre, tendrás que enviar tus documentos otra vez.',
    ends: 'Si cambias tu nombre, la insignia se retira hasta que revisemos tus documentos otra vez.',
  },
} as const

/** What is kept, who sees it, and for how long. */
export const keptPapers = `Tus documentos los abre solo quien revisa tu solicitud, y queda registrado. Los borramos ${paperDays} días después de responderte; de las fotos quitamos antes el lugar y la fecha. Solo conservamos si te verificamos, cuándo y lo que te respondimos. Puedes retirar tu solicitud y borrar tus documentos cuando quieras.`

export const consentLabel = `Acepto que guarden estos documentos hasta ${paperDays} días después de la respuesta, solo para verificarme`
