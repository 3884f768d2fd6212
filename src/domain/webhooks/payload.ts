import type { ApplicationStatus } from '#contracts/applications/application-status-vocabulary.ts'

/* The bodies of webhooks. The names and the order of the fields are documented. */

export interface JobPart {
  id: number
  title: string
  description: string
  location: string
  salary_range: string
  skills: string[]
}

export interface CompanyPart {
  id: number
  name: string
  website: string | null
  phone: string | null
  location: string
  industry: string
}

/** A body of new_application, application_updated and application_approved, below `event` and `timestamp`. */
export interface ApplicationBody {
  application: { id: number; status: ApplicationStatus; applied_at: string; cv_url: string | null }
  job: JobPart
  company: CompanyPart
  professional: {
    id: number
    first_name: string
    last_name: string
    title: string | null
    location: string | null
    summary: string | null
    skills: string[]
    experience_count: number
    education_count: number
  }
  metadata: { has_cv: boolean; total_experiences: number; total_education: number }
}

interface JobColumns extends Pick<JobPart, 'id' | 'title' | 'description' | 'location' | 'skills'> {
  salaryText: string
}

/** The fields of a job, as documented. */
export const jobPart = ({ id, title, description, location, salaryText, skills }: JobColumns): JobPart => ({
  id,
  title,
  description,
  location,
  salary_range: salaryText,
  skills,
})

/** The fields of a company, as documented. */
export const companyPart = ({ id, name, website, phone, location, industry }: CompanyPart): CompanyPart => ({
  id,
  name,
  website,
  phone,
  location,
  industry,
})

/** An application of an invented person, for the documentation and for tests. */
export const exampleBody = (publicUrl: string, company: CompanyPart): ApplicationBody => ({
  application: {
    id: 4210,
    status: 'pending',
    applied_at: '2026-11-23T14:01:49.000Z',
    cv_url: `${publicUrl}/api/applications/4210/cv`,
  },
  job: {
    id: 318,
    title: 'Analista de marketing',
    description: 'Planificas campañas y mides sus resultados.',
    location: 'Trujillo, La Libertad',
    salary_range: 'Entre 3,200 y 3,800 soles al mes',
    skills: ['SEO', 'Excel', 'Redacción'],
  },
  company,
  professional: {
    id: 7704,
    first_name: 'Carla',
    last_name: 'Espinoza Ríos',
    title: 'Especialista en marketing digital',
    location: 'Trujillo',
    summary: 'Seis años en campañas de consumo masivo.',
    skills: ['SEO', 'Google Ads', 'Excel'],
    experience_count: 3,
    education_count: 1,
  },
  metadata: { has_cv: true, total_experiences: 3, total_education: 1 },
})
