import type { ResumeLanguage, ResumeSectionKind } from '#contracts/resumes/resume-vocabulary.ts'
import { resumeSectionLabels } from '#contracts/resumes/resume-vocabulary.ts'
import type { LanguageLevel } from '#contracts/professionals/profile-vocabulary.ts'
import { periodInWords } from '#domain/cv/career-period.ts'
import type { ProfileDates } from './resume.ts'

/** The words that a CV adds to what the person wrote. */
interface ResumeWords {
  sections: Record<ResumeSectionKind, string>
  contact: string
  technical: string
  soft: string
  field: string
  average: string
  levels: Record<LanguageLevel, string>
  page: (page: number, count: number) => string
}

export const resumeWords: Record<ResumeLanguage, ResumeWords> = {
  es: {
    sections: resumeSectionLabels,
    contact: 'Contacto',
    technical: 'Técnicas',
    soft: 'Blandas',
    field: 'Mención',
    average: 'Promedio',
    levels: { basic: 'básico', intermediate: 'intermedio', advanced: 'avanzado', native: 'nativo' },
    page: (page, count) => `Página ${page} de ${count}`,
  },
  en: {
    sections: {
      summary: 'Profile',
      experience: 'Work experience',
      education: 'Education',
      skills: 'Skills',
      languages: 'Languages',
      certifications: 'Certifications',
    },
    contact: 'Contact',
    technical: 'Technical',
    soft: 'Soft',
    field: 'Major',
    average: 'GPA',
    levels: { basic: 'basic', intermediate: 'intermediate', advanced: 'advanced', native: 'native' },
    page: (page, count) => `Page ${page} of ${count}`,
  },
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** Month and year only. A start without a known end is printed alone: 'Desde' would mean that it is ongoing. */
export function printedPeriod(
  { startDate, endDate, isCurrent }: ProfileDates,
  language: ResumeLanguage,
): string {
  const month = (date: string | null) => date?.slice(0, 7) ?? null
  const start = month(startDate)
  const period = {
    startDate: start,
    endDate: month(endDate) ?? (isCurrent ? null : start),
    current: isCurrent,
  }
  return language === 'es' ? periodInWords(period) : periodInEnglish(period)
}

function periodInEnglish({ startDate, endDate, current }: Parameters<typeof periodInWords>[0]): string {
  const end = current ? 'Present' : endDate && englishDate(endDate)
  const start = startDate && englishDate(startDate)
  if (start && end) return start === end ? start : `${start} – ${end}`
  if (start) return `Since ${start}`
  return current ? 'Present' : end ? `Until ${end}` : ''
}

/** '2020-03' → 'Mar 2020'. */
function englishDate(date: string): string {
  const [year = '', month] = date.split('-')
  return month === undefined ? year : `${englishMonths[Number(month) - 1]} ${year}`
}
