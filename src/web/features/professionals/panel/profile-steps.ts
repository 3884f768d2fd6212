import type { OwnProfessional } from './professional-panel.ts'

export type ProfileFacts = Pick<
  OwnProfessional,
  'firstName' | 'lastName' | 'summary' | 'cvUrl' | 'experienceCount' | 'educationCount'
>

export type ProfileStep = {
  key: 'data' | 'cv' | 'experience' | 'education' | 'summary'
  isDone: boolean
  /** The label when it is done: '3 experiencias'. */
  label: string
  /** What to do until then, and where. */
  action: string
  to: string
}

/** The steps of a complete profile, in the recommended order. First and last name count as the personal data. */
export function profileSteps(facts: ProfileFacts): ProfileStep[] {
  const { experienceCount, educationCount } = facts
  return [
    {
      key: 'data',
      isDone: facts.firstName.trim() !== '' && facts.lastName.trim() !== '',
      label: 'Información personal',
      action: 'Completar',
      to: '#datos',
    },
    { key: 'cv', isDone: facts.cvUrl !== null, label: 'CV subido', action: 'Subir CV', to: '#cv' },
    {
      key: 'experience',
      isDone: experienceCount > 0,
      label: experienceCount === 1 ? '1 experiencia' : `${experienceCount} experiencias`,
      action: 'Agregar',
      to: '/dashboard/experiencia#experiencia',
    },
    {
      key: 'education',
      isDone: educationCount > 0,
      label: educationCount === 1 ? '1 estudio' : `${educationCount} estudios`,
      action: 'Agregar',
      to: '/dashboard/experiencia#estudios',
    },
    {
      key: 'summary',
      isDone: facts.summary !== null,
      label: 'Resumen profesional',
      action: 'Escribir',
      to: '#resumen',
    },
  ]
}

/** How many of the steps are done. */
export function profileProgress(facts: ProfileFacts) {
  const steps = profileSteps(facts)
  const done = steps.filter(({ isDone }) => isDone).length
  return { done, total: steps.length, percent: Math.round((100 * done) / steps.length) }
}

/** No personal data, no work and no studies: a CV can fill all of it. */
export const isEmptyProfile = ({
  summary,
  experienceCount,
  educationCount,
}: Pick<ProfileFacts, 'summary' | 'experienceCount' | 'educationCount'>): boolean =>
  !summary && experienceCount === 0 && educationCount === 0
