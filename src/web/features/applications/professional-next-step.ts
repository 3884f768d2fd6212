import type { ProfessionalApplication } from '#contracts/applications.contract.ts'
import type { OwnProfessional } from '../professional/professional-panel.ts'

type Step = { title: string; text: string; action: string; to: string }

/** The good news that a company may give, in a sentence with its name. */
const news: Record<string, (company: string) => string> = {
  preselected: (company) => `${company} te preseleccionó`,
  interviewed: (company) => `${company} avanzó contigo a entrevista`,
  accepted: (company) => `${company} te aceptó`,
  hired: (company) => `${company} te contrató`,
}

const movedAt = ({ history, appliedAt }: ProfessionalApplication) =>
  history.reduce((latest, { at }) => (at > latest ? at : latest), appliedAt)

/** The application with the latest good news; null without any. */
export function latestNews(applications: readonly ProfessionalApplication[]): ProfessionalApplication | null {
  const good = applications.filter(({ status, withdrawnAt }) => withdrawnAt === null && status in news)
  return good.toSorted((a, b) => movedAt(b).localeCompare(movedAt(a)))[0] ?? null
}

/** Nothing about the person, no experience and no skills. */
export const isEmptyProfile = ({
  summary,
  experienceCount,
  skillList,
}: Pick<OwnProfessional, 'summary' | 'experienceCount' | 'skillList'>): boolean =>
  !summary && experienceCount === 0 && skillList.length === 0

/** What of the profile the next step depends on. */
export interface ProfileStart {
  hasCv: boolean
  /** Neither about the person, nor experience, nor skills. */
  isEmpty: boolean
}

/** The one thing that a professional should do now: fill the profile, put a CV there, read the answer, or look for jobs. */
export function professionalNextStep(
  { hasCv, isEmpty }: ProfileStart,
  applications: readonly ProfessionalApplication[],
): Step {
  const answered = latestNews(applications)
  if (answered)
    return {
      title: news[answered.status]!(answered.company.name),
      text: `Para ${answered.job.title}. Revisa tu correo: la empresa te escribirá para coordinar.`,
      action: 'Ver la respuesta',
      to: '/dashboard/postulaciones',
    }
  if (isEmpty)
    return {
      title: 'Completa tu perfil con tu CV',
      text: 'Súbelo y lo llenamos por ti: solo revisas y guardas. Toma un minuto.',
      action: 'Completar mi perfil',
      to: '/professional-profile-setup',
    }
  if (!hasCv)
    return {
      title: 'Sube tu CV',
      text: 'Con tu CV guardado postulas con un clic. Solo lo ven las empresas a las que postulas.',
      action: 'Subir mi CV',
      to: '#cv',
    }
  const standing = applications.filter(({ withdrawnAt }) => withdrawnAt === null).length
  if (standing === 0)
    return {
      title: 'Busca tu próximo empleo',
      text: 'Tu CV está listo: encuentra un empleo y postula con un clic.',
      action: 'Ver Empleos',
      to: '/empleos',
    }
  return {
    title: 'Sigue buscando mientras esperas',
    text: `Tienes ${standing === 1 ? '1 postulación' : `${standing} postulaciones`} en camino. Te avisaremos apenas haya una respuesta.`,
    action: 'Ver Empleos',
    to: '/empleos',
  }
}

/** The steps of a beginning, as a staircase: account, e-mail, CV, first application. */
export function progressOf(emailConfirmed: boolean, hasCv: boolean, applicationCount: number) {
  const steps = [true, emailConfirmed, hasCv, applicationCount > 0]
  return { done: steps.filter(Boolean).length, total: steps.length }
}
