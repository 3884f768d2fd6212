/* What a step of one application says to the applicant. The answers of closing an ad are in close-out.words.ts. */

interface About {
  jobTitle: string
  companyName: string
}

/**
 * The message to the applicant when the process ends, unless the company writes its own. The company previews it, so the browser
 * needs it too.
 */
export const finalMessages = {
  accepted: ({ jobTitle, companyName }: About) =>
    `${companyName} aceptó tu postulación a ${jobTitle}. Pronto te dirá cómo sigue el proceso.`,
  rejected: ({ jobTitle, companyName }: About) =>
    `Esta vez ${companyName} siguió con otras personas para ${jobTitle}. Gracias por el tiempo que le dedicaste: ` +
    'esta respuesta es sobre este puesto, no sobre lo que vales. Hay más empleos esperándote en Qhatu.',
  hired: ({ jobTitle, companyName }: About) =>
    `${companyName} te eligió para ${jobTitle}. Felicitaciones por este nuevo comienzo.`,
}
export type FinalStatus = keyof typeof finalMessages

export const isFinalStatus = (status: string): status is FinalStatus => Object.hasOwn(finalMessages, status)
