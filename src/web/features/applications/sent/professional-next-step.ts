import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'
import type { ProfessionalApplication } from '#contracts/applications/applications.contract.ts'
import {
  isEmptyProfile,
  type ProfileFacts,
  profileSteps,
  type ProfileStep,
} from '#web/features/professionals/panel/profile-steps.ts'

type Step = { title: string; text: string; action: string; to: string }

/** Good news from a company, as a sentence with its name; null when a status is no good news. */
const news: Record<ApplicationStatus, ((company: string) => string) | null> = {
  pending: null,
  viewed: null,
  rejected: null,
  preselected: (company) => `${company} te preseleccionó`,
  interviewed: (company) => `Pasaste a entrevista con ${company}`,
  accepted: (company) => `${company} te aceptó`,
  hired: (company) => `${company} te contrató`,
}

const movedAt = ({ history, appliedAt }: ProfessionalApplication) =>
  history.reduce((latest, { at }) => (at > latest ? at : latest), appliedAt)

/** The application with the latest good news; null when there is none. */
export function latestNews(applications: readonly ProfessionalApplication[]): ProfessionalApplication | null {
  const good = applications.filter(({ status, withdrawnAt }) => withdrawnAt === null && news[status] !== null)
  return good.toSorted((a, b) => movedAt(b).localeCompare(movedAt(a)))[0] ?? null
}

/** What a profile lacks, each as a next step. */
const gaps: Partial<Record<ProfileStep['key'], Step>> = {
  cv: {
    title: 'Sube tu CV',
    text: 'Con tu CV guardado postulas con un clic. Solo lo ven las empresas a las que postulas.',
    action: 'Subir mi CV',
    to: '#cv',
  },
  experience: {
    title: 'Completa tu experiencia',
    text: 'Es lo que más pesa en tu compatibilidad con un empleo. La podemos extraer de tu CV.',
    action: 'Completar mi experiencia',
    to: '/dashboard/experiencia',
  },
  education: {
    title: 'Agrega tus estudios',
    text: 'Muchos empleos piden un grado o una carrera: dilo y verás los que te corresponden.',
    action: 'Agregar mis estudios',
    to: '/dashboard/experiencia#estudios',
  },
  summary: {
    title: 'Cuenta quién eres en pocas líneas',
    text: 'El resumen es lo primero que lee una empresa. Con dos o tres frases basta.',
    action: 'Escribir mi resumen',
    to: '#resumen',
  },
}

/** The next step of a professional: read an answer, complete the profile, or look for jobs. */
export function professionalNextStep(
  facts: ProfileFacts,
  applications: readonly ProfessionalApplication[],
): Step {
  const answered = latestNews(applications)
  const sentence = answered && news[answered.status]
  if (answered && sentence)
    return {
      title: sentence(answered.company.name),
      text: `Para ${answered.job.title}. Revisa tu correo: la empresa te escribirá para coordinar.`,
      action: 'Ver la respuesta',
      to: '/dashboard/postulaciones',
    }
  if (isEmptyProfile(facts))
    return facts.cvUrl === null
      ? {
          title: 'Completa tu perfil con tu CV',
          text: 'Súbelo, revisa lo que leímos y guárdalo. Toma un minuto.',
          action: 'Completar mi perfil',
          to: '/professional-profile-setup',
        }
      : {
          title: 'Completa tu perfil con el CV que enviaste',
          text: 'Ya lo tenemos: revisa lo que dice y mira los empleos que van contigo.',
          action: 'Revisar mi CV',
          to: '/professional-profile-setup',
        }
  const gap = profileSteps(facts).find(({ key, isDone }) => !isDone && key in gaps)
  if (gap) return gaps[gap.key]!
  const standing = applications.filter(({ withdrawnAt }) => withdrawnAt === null).length
  if (standing === 0)
    return {
      title: 'Mira los empleos que van contigo',
      text: 'Tu perfil y tu CV están listos: postula con un clic.',
      action: 'Ver empleos para mí',
      to: '/dashboard/empleos',
    }
  return {
    title: 'Sigue buscando mientras esperas',
    text: `Tienes ${standing === 1 ? '1 postulación' : `${standing} postulaciones`} en camino. Te avisaremos apenas haya una respuesta.`,
    action: 'Ver Empleos',
    to: '/empleos',
  }
}
