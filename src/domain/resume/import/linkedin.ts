import type { ReadCv } from '#domain/cv/cv.ts'
import { given, givenPeriod, levelOf, readingOf } from './given.ts'

/** The files of LinkedIn's export of one's own data that a profile is filled from, by their names without folder. */
export const linkedInFiles = [
  'Profile.csv',
  'Positions.csv',
  'Education.csv',
  'Skills.csv',
  'Languages.csv',
  'Certifications.csv',
  'Email Addresses.csv',
  'PhoneNumbers.csv',
] as const
export type LinkedInFile = (typeof linkedInFiles)[number]

/** The rows of each file, by the names of its columns. */
export type LinkedInExport = Partial<Record<LinkedInFile, Record<string, string>[]>>

/** What a LinkedIn export says of its owner. */
export function readLinkedIn(files: LinkedInExport): ReadCv {
  const rows = (file: LinkedInFile) => files[file] ?? []
  const [profile = {}] = rows('Profile.csv')
  const name = [profile['First Name'], profile['Last Name']].filter(Boolean).join(' ')
  const mail = rows('Email Addresses.csv').find(({ Primary }) => /yes|s[ií]/i.test(Primary ?? ''))
  return readingOf({
    name,
    title: profile['Headline'],
    summary: profile['Summary'],
    place: profile['Geo Location'],
    email: (mail ?? rows('Email Addresses.csv')[0])?.['Email Address'],
    phone: rows('PhoneNumbers.csv')[0]?.['Number'],
    experiences: rows('Positions.csv').map((row) =>
      Object.assign(givenPeriod(row['Started On'], row['Finished On'], true), {
        position: given(row['Title']),
        company: given(row['Company Name']),
        place: given(row['Location']),
        description: given(row['Description']),
      }),
    ),
    educations: rows('Education.csv').map((row) =>
      Object.assign(givenPeriod(row['Start Date'], row['End Date'], false), {
        degree: given(row['Degree Name']),
        institution: given(row['School Name']),
        field: null,
      }),
    ),
    skills: rows('Skills.csv').flatMap((row) => row['Name'] ?? []),
    languages: rows('Languages.csv').map((row) => {
      const levelText = row['Proficiency'] || null
      return { name: row['Name'] ?? '', level: levelText === null ? null : levelOf(levelText), levelText }
    }),
    certifications: rows('Certifications.csv').flatMap((row) => row['Name'] ?? []),
  })
}
