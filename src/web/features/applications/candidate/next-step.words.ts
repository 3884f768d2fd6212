import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'

/** What comes next for somebody with a status, as the head of the card. */
export const nextStepTitles: Record<ApplicationStatus, (firstName: string) => string> = {
  pending: (name) => `Decide si ${name} sigue`,
  viewed: (name) => `Preselecciona a ${name}, o respóndele`,
  preselected: (name) => `Invita a ${name} a la entrevista`,
  interviewed: (name) => `Decide con ${name}`,
  accepted: (name) => `Cierra la contratación de ${name}`,
  hired: (name) => `Contrataste a ${name}`,
  rejected: (name) => `${name} ya tiene tu respuesta`,
}
