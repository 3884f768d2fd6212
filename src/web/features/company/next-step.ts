import type { CompanyPanel } from './company-panel.ts'

export type NextStep = { title: string; text: string; action: string; to: string }

const count = (n: number, one: string, many: string) => `${n} ${n === 1 ? one : many}`

/** The one thing that a company should do now: look at who is new, publish, or wait with something useful to do. */
export function companyNextStep({ company, overview }: CompanyPanel, activeJobs: number): NextStep {
  if (overview.newCandidates > 0) {
    const [first] = overview.jobsWithCandidates
      .filter((job) => job.newCount > 0)
      .toSorted((a, b) => b.newCount - a.newCount)
    return {
      title: `Tienes ${count(overview.newCandidates, 'candidato nuevo', 'candidatos nuevos')} por revisar`,
      text: first
        ? `${count(first.newCount, 'postuló', 'postularon')} a ${first.jobTitle}. Responder pronto es lo que más valoran.`
        : 'Responder pronto es lo que más valoran.',
      action: 'Revisar candidatos',
      to: first ? `/company-dashboard/candidatos/${first.jobId}` : '/company-dashboard/candidatos',
    }
  }
  if (overview.totalJobs === 0)
    return {
      title: 'Publica tu primer empleo',
      text: 'Toma unos cinco minutos. Tu borrador se guarda mientras escribes.',
      action: 'Publicar empleo',
      to: '/company-dashboard/publicar',
    }
  if (activeJobs === 0)
    return {
      title: 'No tienes empleos activos',
      text: 'Reactiva uno archivado o publica otro para volver a recibir postulaciones.',
      action: 'Ver tus empleos',
      to: '/company-dashboard/empleos',
    }
  if (overview.totalCandidates === 0)
    return {
      title: 'Tus avisos están publicados',
      text: 'Aún nadie ha postulado. Te avisaremos apenas llegue alguien.',
      action: 'Ver tus empleos',
      to: '/company-dashboard/empleos',
    }
  if (company.jobsLimit === null || company.jobsUsed < company.jobsLimit)
    return {
      title: 'Estás al día',
      text: 'Revisaste a todos tus candidatos. Puedes publicar otro empleo cuando quieras.',
      action: 'Publicar empleo',
      to: '/company-dashboard/publicar',
    }
  return {
    title: 'Estás al día',
    text: 'Revisaste a todos tus candidatos. Te avisaremos apenas llegue alguien nuevo.',
    action: 'Ver tus empleos',
    to: '/company-dashboard/empleos',
  }
}

/** The name of a company's plan. */
export const planNames: Record<CompanyPanel['company']['planType'], string> = {
  free: 'Gratuito',
  premium_temporal: 'Premium temporal',
  premium: 'Premium',
  enterprise: 'Enterprise',
}
