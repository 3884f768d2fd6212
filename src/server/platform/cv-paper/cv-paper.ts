/** What stands on an exported CV: words as they are printed. Empty lists and nulls take no room. */
export interface CvPaper {
  name: string
  title: string | null
  email: string
  phone: string | null
  location: string | null
  linkedin: string | null
  summary: string | null
  experiences: readonly PaperEntry[]
  educations: readonly PaperEntry[]
  technical: readonly string[]
  soft: readonly string[]
  /** With their level: 'Inglés: avanzado'. */
  languages: readonly string[]
  certifications: readonly string[]
}

export interface PaperEntry {
  /** The position, the degree. */
  what: string
  /** The company, the institution. */
  where: string
  place: string | null
  /** 'mar. 2020 – actualidad'; '' for none. */
  period: string
  /** A line of its own under a label: 'Especialidad: Software'. */
  note: string | null
  /** Lines that begin with '•', '-' or '*' are items. */
  description: string | null
}
