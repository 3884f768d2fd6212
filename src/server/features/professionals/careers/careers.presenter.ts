import type { EducationItem, Experience } from '#contracts/professionals/career-fields.ts'
import type { EducationRow, ExperienceRow } from './careers.queries.ts'

export const presentExperience = (row: ExperienceRow): Experience => ({
  id: row.id,
  position: row.position,
  company: row.company,
  location: row.location,
  startDate: row.startDate,
  endDate: row.endDate,
  current: row.isCurrent,
  description: row.description,
  fromCv: row.source === 'cv',
  createdAt: row.createdAt.toISOString(),
})

export const presentEducation = (row: EducationRow): EducationItem => ({
  id: row.id,
  degree: row.degree,
  institution: row.institution,
  field: row.field ?? 'General',
  startDate: row.startDate,
  endDate: row.endDate,
  current: row.isCurrent,
  gpa: row.gpa,
  description: row.description,
  fromCv: row.source === 'cv',
  createdAt: row.createdAt.toISOString(),
})
