import type { z } from 'zod'
import type { ownProfessional, PublicProfessional } from '#contracts/professionals/professionals.contract.ts'
import { textsOf } from '#contracts/professionals/profile-fields.ts'
import { pictureUrl } from '#server/platform/pictures/picture.address.ts'
import { cvUrlOfProfile, type getProfessional } from './professionals.service.ts'
import type { getPublicProfile } from '#server/features/professionals/page/public-profile.service.ts'

type Professional = Awaited<ReturnType<typeof getProfessional>>

export function toOwnProfessional(professional: Professional): z.output<typeof ownProfessional> {
  const { id, userId, firstName, lastName, location, skills } = professional
  return {
    id,
    userId,
    firstName,
    lastName,
    ...textsOf(professional),
    location,
    skills,
    ...listsOf(professional.skillRows),
    payExpectation: payOf(professional),
    activeServiceCount: professional.activeServiceCount,
    experienceCount: professional.experienceCount,
    educationCount: professional.educationCount,
    avatar: pictureUrl(professional.photoId),
    photoUrl: pictureUrl(professional.photoId),
    cvUrl: professional.cvId && cvUrlOfProfile(id),
    cvName: professional.cvName,
    cvModerationStatus: professional.cvModerationStatus,
    cvModerationNote: professional.cvModerationStatus === 'rejected' ? professional.cvModerationNote : null,
    cvFormats: professional.cvFormats,
    cvMegabytes: professional.cvMegabytes,
    visibility: professional.visibility,
    isVisibilityChosen: professional.visibilityChosenAt !== null,
    planType: professional.planType,
    planExpiresAt: professional.planExpiresAt?.toISOString() ?? null,
    trialAvailable: professional.trialAvailable,
    email: professional.email,
  }
}

function listsOf(rows: Professional['skillRows']) {
  return {
    skillList: rows.flatMap(({ name, kind }) =>
      kind === 'technical' || kind === 'soft' ? [{ name, kind }] : [],
    ),
    languages: rows.flatMap(({ name, level, kind }) => (kind === 'language' ? [{ name, level }] : [])),
    certifications: rows.flatMap(({ name, kind }) => (kind === 'certification' ? [name] : [])),
  }
}

const payOf = ({ payMin, payMax, payCurrency }: Professional) =>
  payCurrency === null ? null : { min: inUnits(payMin), max: inUnits(payMax), currency: payCurrency }

const inUnits = (cents: number | null): number | null => (cents === null ? null : cents / 100)

type PublicProfile = Awaited<ReturnType<typeof getPublicProfile>>

export function toPublicProfessional({
  profile,
  rating,
  reviewCount,
  trackRecord,
  contactVisible,
  isSelf,
}: PublicProfile): PublicProfessional {
  const { id, userId, firstName, lastName, title, location, summary, skills, planType, isListed } = profile
  return {
    id,
    userId,
    firstName,
    lastName,
    title,
    location,
    summary,
    skills,
    experience: profile.experience,
    avatar: pictureUrl(profile.photoId),
    photoUrl: pictureUrl(profile.photoId),
    planType,
    isVerified: profile.verifiedAt !== null,
    isListed,
    memberSince: profile.createdAt.toISOString(),
    rating,
    reviewCount,
    trackRecord,
    contactVisible,
    email: contactVisible ? profile.email : null,
    phone: contactVisible ? profile.phone : null,
    linkedin: contactVisible ? profile.linkedin : null,
    cvUrl: isSelf && profile.cvId ? cvUrlOfProfile(id) : null,
  }
}
