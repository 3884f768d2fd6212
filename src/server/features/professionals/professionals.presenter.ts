import type { z } from 'zod'
import type { ownProfessional } from '#contracts/professionals.contract.ts'
import { cvUrlOfProfile, type getProfessional } from './professionals.service.ts'

type Professional = Awaited<ReturnType<typeof getProfessional>>

export function toOwnProfessional(professional: Professional): z.output<typeof ownProfessional> {
  const { id, userId, firstName, lastName, title, location, phone, summary, linkedin, skills } = professional
  return {
    id,
    userId,
    firstName,
    lastName,
    title,
    location,
    phone,
    summary,
    linkedin,
    skills,
    avatar: null,
    cvUrl: professional.cvId && cvUrlOfProfile(id),
    cvName: professional.cvName,
    cvFormats: professional.acceptsDocx ? ['pdf', 'docx'] : ['pdf'],
    planType: professional.planType,
    planExpiresAt: professional.planExpiresAt?.toISOString() ?? null,
    trialAvailable: professional.trialAvailable,
    email: professional.email,
  }
}
