import type { Read, ReadCv, ReadEducation, ReadExperience } from '#domain/cv/cv.ts'

const page = [{ page: 1, box: { x: 50, y: 100, width: 80, height: 10 }, text: 'As printed' }]
/** A value as the reader finds it on a page. */
export const sure = <T>(value: T): Read<T> => ({ value, confidence: 0.9, from: page })
export const unsure = <T>(value: T): Read<T> => ({ value, confidence: 0.3, from: page })
/** A value as a second reading adds it. */
export const second = <T>(value: T): Read<T> => ({ value, confidence: 0.5, from: [] })

export const experience = (fields: Partial<ReadExperience>): ReadExperience => ({
  position: null,
  company: null,
  place: null,
  description: null,
  start: null,
  end: null,
  isCurrent: false,
  ...fields,
})
export const education = (fields: Partial<ReadEducation>): ReadEducation => ({
  degree: null,
  institution: null,
  field: null,
  start: null,
  end: null,
  isCurrent: false,
  ...fields,
})
export const cv = (fields: Partial<ReadCv> = {}): ReadCv => ({
  contact: { name: null, title: null, email: null, phone: null, linkedin: null, place: null },
  summary: null,
  experiences: [],
  educations: [],
  skills: { technical: [], soft: [], languages: [], certifications: [] },
  sections: [],
  ...fields,
})
